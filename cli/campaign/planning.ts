import { BadInput, Refused } from '@getaway/engine';
import type { Campaign, Decision } from '@getaway/games/campaigns';
import type { Speaker } from '@getaway/words';
import { messageOf } from '../errors.ts';
import type { Language } from '../language.ts';
import { Menu } from '../play/menu.ts';
import type { Terminal } from '../play/terminal.ts';

/** The team's decisions between matches, one at a time. */
export class Planning<U> {
  private readonly campaign: Campaign<U>;
  private readonly universe: U;
  private readonly terminal: Terminal;
  /** What the campaign says, and what the terminal itself says. */
  private readonly words: Speaker;
  private readonly say: Language['say'];
  private readonly seed: string;

  /** The seed is for the match that may begin now. */
  constructor(
    campaign: Campaign<U>,
    universe: U,
    terminal: Terminal,
    words: Speaker,
    say: Language['say'],
    seed: string,
  ) {
    this.campaign = campaign;
    this.universe = universe;
    this.terminal = terminal;
    this.words = words;
    this.say = say;
    this.seed = seed;
  }

  /** The universe after the next decision, or null when the team stops here. */
  async decide(): Promise<U | null> {
    const { campaign, universe, terminal } = this;
    const choices = campaign.choices(universe);
    const texts = choices.map((choice) => this.told(choice));
    const menu = new Menu(texts, this.say);
    const status = campaign.status(universe, this.words.say);
    terminal.print(`\n${status}\n\n${this.say('campaign.next')}\n${menu.text()}`);
    for (;;) {
      const typed = await terminal.ask('> ');
      if (typed === null || typed === 'quit' || typed === 'exit') return null;
      const named = texts.findIndex((text) => text.toLowerCase() === typed.toLowerCase());
      const choice = choices[menu.has(Number(typed)) ? Number(typed) - 1 : named] ?? boardNamed(typed);
      if (choice === undefined) this.obey(typed, menu);
      else {
        const next = await this.take(choice);
        if (next !== null) return next;
      }
    }
  }

  /** The universe after a choice in the team's own words, or null when it was not possible. */
  private async take(choice: Decision): Promise<U | null> {
    const field = this.campaign.ownWords(choice);
    let wanted: Decision = 'seed' in choice ? { ...choice, seed: this.seed } : choice;
    if (field !== null) {
      const { [field]: named } = this.campaign.spoken(this.universe, choice);
      const suggestion = typeof named === 'number' ? this.words.player(named) : String(named);
      const typed = await this.terminal.ask(this.say('campaign.name', { suggestion }));
      wanted = { ...choice, [field]: typed || suggestion };
    }
    try {
      return this.campaign.play(this.universe, wanted);
    } catch (error) {
      if (!(error instanceof BadInput) && !(error instanceof Refused)) throw error;
      this.terminal.print(
        error instanceof Refused
          ? this.say('campaign.refused', { why: this.words.why(error), rule: error.rule })
          : messageOf(error),
      );
      return null;
    }
  }

  private obey(typed: string, menu: Menu): void {
    const [verb = '', ...rest] = typed.split(/\s+/);
    if (verb === 'help') this.terminal.print(this.say('campaign.help'));
    else if (verb === 'status') this.terminal.print(this.campaign.status(this.universe, this.words.say));
    else if (verb === 'why') this.showWhyNot(rest.join(' '));
    else if (verb === 'more') {
      menu.turn();
      this.terminal.print(menu.text());
    } else if (menu.narrow(typed)) this.terminal.print(menu.text());
    else this.terminal.print(this.say('play.unknown', { typed }));
  }

  private showWhyNot(filter: string): void {
    const reasons = this.campaign
      .explain(this.universe)
      .flatMap(({ choice, refusal }) =>
        refusal === null ? [] : [`${this.told(choice)}: ${this.words.why(refusal)} [${refusal.rule}]`],
      );
    const menu = new Menu(reasons, this.say);
    if (menu.narrow(filter)) this.terminal.print(menu.text());
    else this.terminal.print(this.say('play.notForbidden', { typed: filter }));
  }

  private told(choice: Decision): string {
    return this.words.choice(this.campaign.spoken(this.universe, choice));
  }
}

function boardNamed(typed: string): Decision | undefined {
  const scenario = /^board\s+(\S.*)$/.exec(typed)?.[1];
  return scenario === undefined ? undefined : { do: 'plan', scenario };
}
