import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import { type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../kernel/viewer.ts'
import { visibleTo } from '../org/index.ts'
import { openedTo, openTo } from '../study/index.ts'
import { courses, coursewares } from './course.tables.ts'

type Reader = Pick<Viewer, 'userId' | 'audienceKeys'>

/** The course is for this person, by its audience or as a task of one of their projects. */
export const courseFor = (viewer: Reader): SQL<boolean> =>
  openTo(viewer, { type: PROJECT_TASKS.course, id: courses.id, audienceId: courses.audienceId })

/** The course is for this person by its own audience, whatever projects they have. */
export const coursePublishedFor = (viewer: Reader): SQL<boolean> => visibleTo(viewer, courses.audienceId)

/** The courseware is for this person by an audience of its own, whatever projects and courses they have. */
export const coursewarePublishedFor = (viewer: Reader): SQL<boolean> =>
  sql`(${coursewares.audienceId} is not null and ${visibleTo(viewer, coursewares.audienceId)})`

/** The courseware is for this person without any course: by an audience of its own, or as a task of a project. */
export const coursewareFor = (viewer: Reader): SQL<boolean> =>
  sql`(${coursewarePublishedFor(viewer)}
    or ${openedTo(viewer, { type: PROJECT_TASKS.courseware, id: coursewares.id })})`
