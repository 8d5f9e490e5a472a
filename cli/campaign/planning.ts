import { BadInput, Refused } from '@getaway/engine';
import type { Campaign, Decision } from '@getaway/games/campaigns';
import { type Speaker, speaker } from '@getaway/words';
import { messageOf } from '../errors.ts';
import { Menu } from '../play/menu.ts';
import type { Terminal } from '../play/terminal.ts';

const HELP = `Type the number or the whole text of a choice to take it, or some words to narrow a long list.
  why WORDS     what the team cannot do now, and by which rule
  board LINK    plan a board of the scenario designer, by its link or key
  status        where the campaign stands
  quit          stop; the campaign is kept`;

/** The team's decisions between matches, one at a time. */
export class Planning<U> {
  private readonly campaign: Campaign<U>;
  private readonly universe: U;
  private readonly terminal: Terminal;
  private readonly words: Speaker;

  private readonly seed: string;

  /** The seed is for the match that may begin now. */
  constructor(campaign: Campaign<U>, universe: U, terminal: Terminal, seed: string) {
    this.campaign = campaign;
    this.universe = universe;
    this.terminal = terminal;
    this.seed = seed;
    this.words = speaker(campaign.words);
  }

  /** The universe after the next decision, or null when the team stops here. */
  async decide(): Promise<U | null> {
    const { campaign, universe, terminal } = this;
    const choices = campaign.choices(universe);
    const texts = choices.map((choice) => this.say(choice));
    const menu = new Menu(texts);
    terminal.print(
      `\n${campaign.status(universe)}\n\nWhat next? (help, why, status, board LINK, quit)\n${menu.text()}`,
    );
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
      const suggestion = String(choice[field]);
      const typed = await this.terminal.ask(`${field} (Enter for ${suggestion}) `);
      if (typed) wanted = { ...choice, [field]: typed };
    }
    try {
      return this.campaign.play(this.universe, wanted);
    } catch (error) {
      if (!(error instanceof BadInput) && !(error instanceof Refused)) throw error;
      this.terminal.print(
        error instanceof Refused
          ? `Not possible: ${this.words.why(error)} [${error.rule}]`
          : messageOf(error),
      );
      return null;
    }
  }

  private obey(typed: string, menu: Menu): void {
    const [verb = '', ...rest] = typed.split(/\s+/);
    if (verb === 'help') this.terminal.print(HELP);
    else if (verb === 'status') this.terminal.print(this.campaign.status(this.universe));
    else if (verb === 'why') this.showWhyNot(rest.join(' '));
    else if (verb === 'more') {
      menu.turn();
      this.terminal.print(menu.text());
    } else if (menu.narrow(typed)) this.terminal.print(menu.text());
    else this.terminal.print(`Nothing is called "${typed}" here. Type "help" for what you can type.`);
  }

  private showWhyNot(filter: string): void {
    const reasons = this.campaign
      .explain(this.universe)
      .flatMap(({ choice, refusal }) =>
        refusal === null ? [] : [`${this.say(choice)}: ${this.words.why(refusal)} [${refusal.rule}]`],
      );
    const menu = new Menu(reasons);
    if (menu.narrow(filter)) this.terminal.print(menu.text());
    else this.terminal.print(`Nothing that is forbidden now is called "${filter}".`);
  }

  private say(choice: Decision): string {
    return this.words.choice(this.campaign.spoken(this.universe, choice));
  }
}

function boardNamed(typed: string): Decision | undefined {
  const scenario = /^board\s+(\S.*)$/.exec(typed)?.[1];
  return scenario === undefined ? undefined : { do: 'plan', scenario };
}
