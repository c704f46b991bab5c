"use client";
import { useCallback, useState } from "react";
import { stateProps } from "./stateProps.js";

type Change<Name extends string, Value> = { [Key in `on${Capitalize<Name>}Change`]?: (value: Value) => void };

/**
 * Props of a state that the owner may hold (`open`) or only begin (`defaultOpen`), never both.
 * `on…Change` is called with the next value either way.
 */
export type Controllable<Name extends string, Value> =
  | ({ [Key in Name]: Value } & { [Key in `default${Capitalize<Name>}`]?: never } & Change<Name, Value>)
  | ({ [Key in Name]?: never } & { [Key in `default${Capitalize<Name>}`]?: Value } & Change<Name, Value>);

/** State behind `Controllable` props: its value, and a setter that tells the owner and ignores what is no change. */
export function useControllable<Props, Name extends string & keyof Props>(
  props: Props,
  name: Name,
  initial: Exclude<Props[Name], undefined>,
): [value: Exclude<Props[Name], undefined>, set: (next: Exclude<Props[Name], undefined>) => void] {
  type Value = Exclude<Props[Name], undefined>;
  const given = props as Record<string, unknown>;
  const { initial: first, change } = stateProps(name);
  const held = given[name] as Value | undefined;
  const onChange = given[change] as ((value: Value) => void) | undefined;
  const [own, setOwn] = useState(() => (given[first] as Value | undefined) ?? initial);
  const value = held === undefined ? own : held;
  const set = useCallback(
    (next: Value) => {
      if (Object.is(next, value)) return;
      if (held === undefined) setOwn(() => next);
      onChange?.(next);
    },
    [value, held, onChange],
  );
  return [value, set];
}
