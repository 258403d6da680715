import { hash } from 'node:crypto';

export interface Prompt {
  id: string;
  workspaceId: string;
  prompt: string;
  country: string;
  /** The same for all prompts that are one question: the id of one of them. */
  questionId: string;
  tagIds: string[];
  createdDate: string;
  updatedDate: string;
}

export const MAX_PROMPTS_PER_REQUEST = 1000;
export const MAX_TAGS_PER_PROMPT = 100;
export const MAX_REPORTS_PER_REQUEST = 100;

/** Texts that differ only in Unicode normalization are the same prompt. */
export function normalizePromptText(text: string): string {
  return text.trim().normalize('NFC');
}

/** The text of a prompt and its key. */
export interface KeyedText {
  prompt: string;
  promptKey: string;
}

/** Represents the text in the unique index, because a text of 2,000 characters is too long for an index. */
export function promptKey(text: string): string {
  return hash('sha256', text, 'base64url');
}
