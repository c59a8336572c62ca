import type { CoursewareDraft } from '@sands/contract/course/manage.model'
import type { Resource } from '@sands/contract/media/media.model'
import { EVERYONE } from '@sands/rules/audience'
import { COURSEWARE_TYPES, type CoursewareType, STUDY } from '@sands/rules/study'
import { typeOfFile } from './courseware-kinds.ts'

export const MOST_TITLE = 100

const plain = (courseWareType: CoursewareType): CoursewareDraft => ({
  title: '',
  courseWareType,
  fileId: null,
  pictureFileIds: [],
  link: null,
  introduction: '',
  threshold: STUDY.threshold,
  minSeconds: 0,
  audience: EVERYONE,
})

export const newLink = (): CoursewareDraft => ({ ...plain(COURSEWARE_TYPES.link), link: '' })
export const newPictures = (): CoursewareDraft => plain(COURSEWARE_TYPES.pictures)

/** The file name without its extension. */
export const titleOfFile = (fileName: string): string =>
  fileName
    .replace(/\.[^.]+$/, '')
    .trim()
    .slice(0, MOST_TITLE) || fileName.slice(0, MOST_TITLE)

/** New courseware for one file; undefined for files that are not courseware on their own. */
export function coursewareOfFile({ id, fileName, fileType }: Pick<Resource, 'id' | 'fileName' | 'fileType'>) {
  const type = typeOfFile(fileType)
  return type && { ...plain(type), title: titleOfFile(fileName), fileId: id }
}
