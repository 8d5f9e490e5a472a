// Counters in the text form that Prometheus reads. Nothing in here tells one match or person from another.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const COUNTERS = {
  plays: 'Choices played and stored.',
  refusals: 'Choices refused by a rule.',
  taken_back: 'Times that plays were taken back.',
  rewound: 'Times that plays were taken back by agreement.',
  repeats: 'Requests that came a second time.',
  commits: 'Transactions.',
  commit_failures: 'Transactions that failed.',
  writes: 'Rows written in transactions.',
  resyncs: 'Whole positions sent.',
  catch_ups: 'Reconnections served from recent updates.',
  messages: 'Messages received on sockets.',
  malformed: 'Messages and requests that were not valid.',
  limited: 'Messages, requests and sockets refused by a limit.',
  slow_clients: 'Sockets closed because nobody read them.',
  bot_choices: 'Choices of bots.',
  bot_fallbacks: 'Times that a bot was too slow or failed, and something legal was played.',
  matches_created: 'Matches opened.',
  matches_loaded: 'Matches played again from their journal.',
  pushes: 'Notices that a push service has taken.',
  pushes_failed: 'Notices that a push service has not taken; some are tried again.',
  mails: 'Mails that a mail server has taken.',
  mails_failed: 'Mails that a mail server has not taken; they are tried again.',
  faults: 'Errors that should not happen.',
} as const;
export type Counter = keyof typeof COUNTERS;

const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1] as const;

export class Metrics {
  private readonly counts = Object.fromEntries(Object.keys(COUNTERS).map((name) => [name, 0])) as Record<
    Counter,
    number
  >;
  private readonly gauges = new Map<string, [about: string, read: () => number]>();
  private readonly commitTimes = BUCKETS.map(() => 0);
  private commitSeconds = 0;
  private readonly delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.delay.enable();
    this.gauge('resident_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
    this.gauge('cpu_seconds', 'Processor time of the process.', () => process.cpuUsage().user / 1e6);
    this.gauge('loop_delay_p99_seconds', 'How long the event loop was held up.', () =>
      Math.max(0, this.delay.percentile(99) / 1e9),
    );
  }

  add(counter: Counter, by = 1): void {
    this.counts[counter] += by;
  }

  count(counter: Counter): number {
    return this.counts[counter];
  }

  gauge(name: string, about: string, read: () => number): void {
    this.gauges.set(name, [about, read]);
  }

  commitTook(seconds: number): void {
    this.commitSeconds += seconds;
    const bucket = BUCKETS.findIndex((most) => seconds <= most);
    if (bucket >= 0) this.commitTimes[bucket] = (this.commitTimes[bucket] ?? 0) + 1;
  }

  text(): string {
    const lines: string[] = [];
    const head = (name: string, about: string, type: string): void => {
      lines.push(`# HELP getaway_${name} ${about}`, `# TYPE getaway_${name} ${type}`);
    };
    for (const [name, about] of Object.entries(COUNTERS)) {
      head(`${name}_total`, about, 'counter');
      lines.push(`getaway_${name}_total ${this.count(name as Counter)}`);
    }
    for (const [name, [about, read]] of this.gauges) {
      head(name, about, 'gauge');
      lines.push(`getaway_${name} ${read()}`);
    }
    head('commit_seconds', 'How long a transaction took.', 'histogram');
    let below = 0;
    BUCKETS.forEach((most, i) => {
      below += this.commitTimes[i] ?? 0;
      lines.push(`getaway_commit_seconds_bucket{le="${most}"} ${below}`);
    });
    lines.push(`getaway_commit_seconds_bucket{le="+Inf"} ${this.count('commits')}`);
    lines.push(`getaway_commit_seconds_sum ${this.commitSeconds}`);
    lines.push(`getaway_commit_seconds_count ${this.count('commits')}`);
    return `${lines.join('\n')}\n`;
  }

  stop(): void {
    this.delay.disable();
  }
}
