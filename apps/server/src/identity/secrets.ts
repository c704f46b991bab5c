import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const TOKEN = /^[\w-]{43}$/;

/** 256 random bits, for cookies. */
export const newToken = (): string => randomBytes(32).toString("base64url");

export const isToken = (text: string | undefined): text is string => text !== undefined && TOKEN.test(text);

/** How a secret stands in the database: who reads the database cannot log in with it. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** Compares hashes without telling by the time how much of them is right. */
export const sameHash = (one: string, other: string): boolean => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
