import { z } from 'zod';
import { day } from '../shared/windows.ts';

export const collectInput = z.object({ day: day('Day to collect answers for.', '2026-11-14').optional() });
