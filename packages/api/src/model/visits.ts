/** Visits of the portal. */
export type UserVisits = { total: number; today: number };

/** Visits out of JSON inside a text. @throws SyntaxError or TypeError for other texts; the client makes a PortalError of it */
export function visitsOf(text: string): UserVisits {
  const visits: unknown = JSON.parse(text);
  return { total: numberOf(visits, "total"), today: numberOf(visits, "today") };
}

function numberOf(value: unknown, name: string): number {
  const number = typeof value === "object" && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined;
  if (typeof number !== "number") throw new TypeError(`${name} is expected to be a number.`);
  return number;
}
