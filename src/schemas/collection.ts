import { z } from 'zod';
import { day } from './windows.ts';

export const collectInput = z.object({ day: day('The day to collect for.', '2026-11-14').optional() });
