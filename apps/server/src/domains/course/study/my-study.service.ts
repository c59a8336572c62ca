import type { MyStudyItem } from '@sands/contract/course/course.model'
import { asId } from '@sands/contract/kernel/id'
import type { Id, PageOf } from '@sands/contract/kernel/schema'
import type { CoursewareType } from '@sands/rules/study'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { continueWith } from '../browse/catalogue.policy.ts'
import { catalogueRepo } from '../browse/catalogue.repo.ts'
import { presentMyStudy } from './my-study.present.ts'
import { myStudyRepo } from './my-study.repo.ts'

export interface MyStudyService {
  page(viewer: Viewer, request: PageRequest & { isFinished?: 0 | 1; fileType?: number }): Promise<PageOf<MyStudyItem>>
}

export function createMyStudyService(
  { database }: Pick<Kernel, 'database'>,
  media: Pick<MediaService, 'pictures'>,
): MyStudyService {
  const db = database.primary
  return {
    async page(viewer, { isFinished, fileType, ...request }) {
      const filter = {
        isFinished: isFinished === undefined ? undefined : isFinished === 1,
        type: fileType as CoursewareType | undefined,
      }
      const [rows, total] = await Promise.all([
        myStudyRepo.page(db, viewer, { filter, ...pageWindow(request) }),
        myStudyRepo.count(db, viewer, filter),
      ])
      const open = rows.filter(({ kind, isAvailable }) => kind === 'course' && isAvailable)
      const [coursewares, covers] = await Promise.all([
        open.length > 0
          ? catalogueRepo.forCourses(
              db,
              viewer.userId,
              open.map(({ id }) => asId<Id<'course'>>(id)),
            )
          : [],
        media.pictures(
          db,
          rows.flatMap(({ coverId }) => coverId ?? []),
        ),
      ])
      const records = rows.map((row) => {
        const own = coursewares.filter(({ courseId }) => row.kind === 'course' && courseId === row.id)
        const cover = row.coverId ? covers.get(row.coverId) : undefined
        return presentMyStudy(row, { cover, next: continueWith(own, row.lastCoursewareId) })
      })
      return pageOf(records, total, request)
    },
  }
}
