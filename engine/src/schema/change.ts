/**
 * The change from one view to the next, as little as possible. `[value]`: replaced. An object: some fields changed; in a
 * list also `'~': [start, removed, ...inserted]`, done last. Views of one game have the same shape every time, so keys
 * neither come nor go, except where one kind of step takes another's place: that is a replacement.
 */
export type Change = readonly [unknown] | { readonly [key: string]: Change | readonly unknown[] };
