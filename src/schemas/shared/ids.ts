import { z } from 'zod';
import { isStorable } from '../../domain/shared/text.ts';
import { UNSTORABLE } from './text.ts';

export const WORKSPACE_ID_EXAMPLE = 'ws_01JCN3V8Q5W7E0R2T4Y6U8I0P2';
export const TAG_ID_EXAMPLE = 'tag_01JCN4A7B8C9D0E1F2G3H4J5K6';
export const PROMPT_ID_EXAMPLE = 'prm_01JCN4M5N6P7Q8R9S0T1V2W3X4';
export const CONNECTOR_ID_EXAMPLE = 'log_01JCN6D7E8F9G0H1J2K3M4N5P6';
export const REPORT_ID_EXAMPLE = 'rep_01JCN5C6D7E8F9G0H1J2K3M4N5';
export const CRAWLABILITY_CHECK_ID_EXAMPLE = 'crw_01JCN6D7E8F9G0H1J2K3M4N5P6';
export const FAN_OUT_ID_EXAMPLE = 'fan_01JCN7E8F9G0H1J2K3M4N5P6Q7';
export const CONTENT_CHECK_ID_EXAMPLE = 'cnt_01JCN7E8F9G0H1J2K3M4N5P6Q7';

/** The id of an existing resource. Ids are opaque: only empty ids and characters that cannot be stored are rejected. */
export function id(noun: string, example: string) {
  return z
    .string()
    .min(1)
    .refine(isStorable, { error: UNSTORABLE })
    .meta({ description: `Identifier of the ${noun}`, examples: [example] });
}

/** A list of ids in a request body. */
export function ids(noun: string, example: string, maximum: number) {
  return z
    .array(id(noun, example).max(64))
    .max(maximum)
    .meta({ examples: [[example]] });
}

export const workspaceId = id('workspace', WORKSPACE_ID_EXAMPLE);
export const keyId = id('API key', 'key_01JCN3V8Q5W7E0R2T4Y6V8J0P2');
export const grantId = id('OAuth grant', 'oag_01JCN3V8Q5W7E0R2T4Y6V8J0P2');
export const tagId = id('tag', TAG_ID_EXAMPLE);
export const promptId = id('prompt', PROMPT_ID_EXAMPLE);
export const reportId = id('report', REPORT_ID_EXAMPLE);
export const crawlabilityCheckId = id('crawlability check', CRAWLABILITY_CHECK_ID_EXAMPLE);
export const connectorId = id('log connector', CONNECTOR_ID_EXAMPLE);
export const recommendationId = id('recommendation', 'rec_3V8Q5V7E0R2T4U6U8I0P2A7B8C');
export const annotationId = id('annotation', 'ann_01JCN7E8F9G0H1J2K3M4N5P6Q7');
export const alertId = id('alert', 'alt_01JCN8F9G0H1J2K3M4N5P6Q7R8');
export const shareId = id('share', 'shr_01JCN8F9G0H1J2K3M4N5P6Q7R8');
export const viewId = id('view', 'viw_01JCN8F9G0H1J2K3M4N5P6Q7R8');
export const editionId = id('edition', 'edi_01JCN8F9G0H1J2K3M4N5P6Q7R8');
export const experimentId = id('experiment', 'exp_01JCN8F9G0H1J2K3M4N5P6Q7R8');
export const destinationId = id('destination', 'dst_01JCN8F9G0H1J2K3M4N5P6Q7R8');
export const deliveryId = id('delivery', 'dlv_01JCN8F9G0H1J2K3M4N5P6Q7R8');
export const fanOutId = id('query fan-out', FAN_OUT_ID_EXAMPLE);
export const contentCheckId = id('content check', CONTENT_CHECK_ID_EXAMPLE);
