import type { EditionFile } from '@sands/contract/course/manage.model'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type MediaService, replacedContents } from '../../media/index.ts'
import { coursewaresOf, filesOf } from './course-document.service.ts'
import { presentContent } from './course-edit.present.ts'
import { type CourseId, courseEditRepo } from './course-edit.repo.ts'
import { editionFilesRepo } from './edition-files.repo.ts'
import { contentsInUse, isExchanged, usesOf } from './file-uses.ts'

const ALWAYS_IN_USE = { coursewareId: null, title: '', isPicture: false, since: null, until: null }

export interface EditionFiles {
  /** The files of an edition that were replaced or exchanged, with what they contained while it was the current edition. */
  list(viewer: Viewer, wanted: { id: CourseId; edition: number }): Promise<EditionFile[]>
}

export function createEditionFiles(
  { database }: Pick<Kernel, 'database'>,
  media: Pick<MediaService, 'resources'>,
): EditionFiles {
  return {
    async list(viewer, { id, edition }) {
      const db = database.replica()
      const { collegeId } = viewer
      const course = await courseEditRepo.get(db, collegeId, id)
      const found = course && (await editionFilesRepo.edition(db, course, edition))
      if (!found) throw fail('course.unknown')
      const { document } = found
      const [from, until] = [new Date(found.publishedAt), found.replacedAt === null ? null : new Date(found.replacedAt)]
      const coursewareIds = coursewaresOf(document).map(({ courseWareId }) => courseWareId)
      const uses = [
        ...filesOf(document).map((fileId) => ({ ...ALWAYS_IN_USE, fileId })),
        ...usesOf(await editionFilesRepo.files(db, collegeId, coursewareIds)),
      ]
      const contents = await replacedContents(db, media, {
        fileIds: [...new Set(uses.map(({ fileId }) => fileId))],
        always: new Set(uses.filter(isExchanged).map(({ fileId }) => fileId)),
      })
      const mayOpen = viewer.rights.has('media.library.view')
      // Courseware with one file is one entry, whatever file that was; each picture of a set is an entry.
      const entries = Map.groupBy(uses, ({ coursewareId, fileId, isPicture }) =>
        coursewareId === null || isPicture ? `${coursewareId} ${fileId}` : coursewareId,
      )
      return [...entries.values()].flatMap((entry) => {
        const then = entry
          .flatMap((use) => {
            const all = contents.get(use.fileId) ?? []
            return all.length > 1 || isExchanged(use) ? contentsInUse(all, use) : []
          })
          .filter(
            (content) => (until === null || content.since < until) && (content.until === null || content.until > from),
          )
        const [first] = entry
        if (!first || then.length === 0) return []
        const { coursewareId, title } = first
        return [{ courseWareId: coursewareId, title, contents: then.map((each) => presentContent(each, mayOpen)) }]
      })
    },
  }
}
