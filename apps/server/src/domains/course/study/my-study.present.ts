import type { MyStudyItem } from '@sands/contract/course/course.model'
import type { Picture } from '@sands/contract/media/media.model'
import type { CataloguedCourseware } from '../browse/catalogue.policy.ts'
import { flag } from '../browse/catalogue.present.ts'
import type { MyStudyRow } from './my-study.repo.ts'

const instant = (value: string): string => new Date(value).toISOString()

export function presentMyStudy(
  row: MyStudyRow,
  { cover, next }: { cover: Picture | undefined; next: CataloguedCourseware | undefined },
): MyStudyItem {
  const isAlone = row.kind === 'courseWare'
  return {
    courseType: row.kind,
    id: row.id,
    title: row.title,
    coverImgUrl: cover?.url ?? null,
    fileType: row.type,
    percent: row.percent,
    isFinished: flag(row.isFinished),
    finishTime: row.finishedAt === null ? null : instant(row.finishedAt),
    lastTime: instant(row.lastAt),
    seconds: row.seconds,
    continueId: isAlone && row.isAvailable ? row.lastCoursewareId : (next?.id ?? null),
    continueTitle: isAlone && row.isAvailable ? row.title : (next?.title ?? null),
    isAvailable: flag(row.isAvailable),
  }
}
