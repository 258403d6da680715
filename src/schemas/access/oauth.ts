import { z } from 'zod';

/** The parameters of OAuth requests, as applications send them. Unknown parameters are ignored, as the protocol demands. */
const text = z.string().min(1).max(4000);

export const registrationInput = z.object({
  client_name: z.string().trim().max(200).default(''),
  redirect_uris: z.array(text).min(1).max(20),
});

export const authorizationInput = z.object({
  client_id: text,
  redirect_uri: text,
  response_type: z.string().max(100).default(''),
  code_challenge: z.string().max(200).default(''),
  code_challenge_method: z.string().max(20).default(''),
  state: z.string().max(4000).optional(),
  scope: z.string().max(1000).optional(),
  resource: z.string().max(2000).optional(),
});
export type AuthorizationInput = z.output<typeof authorizationInput>;

export const consentInput = z.object({
  api_key: z.string().trim().max(200).default(''),
  decision: z.enum(['allow', 'deny']),
  /** Set if the user only allows the application to read. */
  read_only: z.literal('yes').optional(),
});

const client_id = text;
export const tokenInput = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    client_id,
    code: text,
    redirect_uri: text,
    code_verifier: text,
    resource: z.string().max(2000).optional(),
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    client_id,
    refresh_token: text,
    resource: z.string().max(2000).optional(),
  }),
]);
export const GRANT_TYPES = ['authorization_code', 'refresh_token'];

export const revocationInput = z.object({ token: text, client_id: text.optional() });
