import type { Advert } from '@sands/contract/home/home.model'
import type { AudienceId, CollegeId, FileId } from '@sands/contract/kernel/schema'
import type { Db } from '../../../kernel/database/database.ts'
import type { MediaService } from '../../media/index.ts'
import { loadAudienceTests } from '../../org/index.ts'
import { decorationRepo } from '../decoration/decoration.repo.ts'
import { goodUntil, isShown, present } from '../decoration/decoration.service.ts'
import { presentAdvert } from '../home.present.ts'

/** The adverts of a college at one location, for all audiences. */
export interface Adverts {
  goodUntil: number
  visible(audienceKeys: readonly string[]): Advert[]
}

export async function loadAdverts(
  db: Db,
  media: MediaService,
  { collegeId, location, now }: { collegeId: CollegeId; location: string; now: Date },
): Promise<Adverts> {
  const rows = await decorationRepo.adverts(db, collegeId, { location, now })
  const shown = rows.filter((row) => isShown(row, now))
  const pictures = await media.pictures(db, present<FileId>(shown.map((row) => row.fileId)))
  const audiences = await loadAudienceTests(db, present<AudienceId>(shown.map((row) => row.audienceId)))
  return {
    goodUntil: goodUntil(rows, now),
    visible: (audienceKeys) =>
      shown
        .filter(({ audienceId }) => audienceId === null || audiences.get(audienceId)?.(audienceKeys) === true)
        .map((row) => presentAdvert(row, row.fileId ? pictures.get(row.fileId) : undefined)),
  }
}
