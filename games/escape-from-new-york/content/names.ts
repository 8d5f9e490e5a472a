import { isObject } from '@getaway/engine';
import { rawFiles } from './files.ts';

/** What every entry of the box is called, by id: the English terms of the game. */
export const NAMES: Readonly<Record<string, string>> = Object.freeze(Object.fromEntries(named(rawFiles)));

function named(value: unknown): [id: string, name: string][] {
  if (Array.isArray(value)) return value.flatMap(named);
  if (!isObject(value)) return [];
  const { id, name } = value;
  const own: [string, string][] = typeof id === 'string' && typeof name === 'string' ? [[id, name]] : [];
  return [...own, ...Object.values(value).flatMap(named)];
}
