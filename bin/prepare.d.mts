export const root: string;
export function install(): void;
export function build(entry?: string, outfile?: string): Promise<string>;
export function buildOrExit(): Promise<string>;
export function buildWebOrExit(): void;
export function run(built: string, words: readonly string[]): Promise<void>;
