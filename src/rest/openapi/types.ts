import type { Route } from '../requests/routes.ts';
import type { Schema } from './examples.ts';

export type Meta = Route['meta'];
export type Input = Route['input'];

/** The subset of OpenAPI that we write ourselves. */
export interface Content {
  description: string;
  headers?: Record<string, { $ref: string }>;
  content?: { 'application/json': { schema: Schema; example?: unknown } };
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  example?: unknown;
  schema: Schema;
}

export interface Operation {
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<number, Content | { $ref: string }>;
}
