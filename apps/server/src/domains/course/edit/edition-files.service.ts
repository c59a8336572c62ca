import type { EditionFile } from '@sands/contract/course/manage.model'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type MediaService, replacedContents } from '../../media/index.ts'
import { coursewaresOf, filesOf } from './course-document.service.ts'
import { presentContent } from './course-edit.present.ts'
import { type CourseId, courseEditRepo } from './course-edit.repo.ts'
import { editionFilesRepo } from './edition-files.repo.ts'

export interface EditionFiles {
  /** The files of an edition that were replaced, with what they contained while it was the current edition. */
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
      const files = [
        ...filesOf(document).map((fileId) => ({ coursewareId: null, title: '', fileId })),
        ...(await editionFilesRepo.files(db, collegeId, coursewareIds)),
      ]
      const contents = await replacedContents(db, media, [...new Set(files.map(({ fileId }) => fileId))])
      const mayOpen = viewer.rights.has('media.library.view')
      return files.flatMap(({ coursewareId, title, fileId }) => {
        const then = (contents.get(fileId) ?? []).filter(
          (content) => (until === null || content.since < until) && (content.until === null || content.until > from),
        )
        if (then.length === 0) return []
        return [{ courseWareId: coursewareId, title, contents: then.map((each) => presentContent(each, mayOpen)) }]
      })
    },
  }
}
