export const root: string;
export function isInstalled(folder: string): boolean;
export function npmCi(folder: string): boolean;
export function install(): void;
export function build(entry?: string, outfile?: string): Promise<string>;
export function buildOrExit(): Promise<string>;
