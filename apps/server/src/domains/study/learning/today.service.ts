import { type Calendar, createCalendar } from '../../../kernel/calendar.ts'
import type { Db } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { learningRepo } from './learning.repo.ts'

export type Today = (db: Db, viewer: Pick<Viewer, 'userId' | 'timeZone'>) => Promise<string>

/**
 * The current day of a person's study time. The time zone is fixed when a viewing starts, so a person who only looks
 * from another zone sees the same days with the same time.
 */
export function createToday({ clock }: Pick<Kernel, 'clock'>, dayIn: Calendar = createCalendar()): Today {
  return async (db, { userId, timeZone }) =>
    dayIn((await learningRepo.zoneForUser(db, userId)) || timeZone, clock.now().getTime())
}
