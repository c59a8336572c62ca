import type { HomeConfig } from '@sands/contract/home/home.model'
import type { AudienceId, CollegeId, FileId } from '@sands/contract/kernel/schema'
import type { Db } from '../../kernel/database/database.ts'
import { Prepared } from '../../kernel/http/prepared.ts'
import type { MediaService } from '../media/index.ts'
import { type AudienceTest, loadAudienceTests, type OrgService } from '../org/index.ts'
import { decorationRepo } from './decoration.repo.ts'
import { presentBlock, presentCategory, presentFloatingButton, presentItem } from './home.present.ts'

/** Addresses of pictures run out, and nothing in memory should outlive its edit by an unlucky chance for long. */
const FRESH_MS = 60 * 60 * 1000
/** Different people see different parts: so many variants of one page are kept. */
const MAX_VARIANTS = 200

/** The home page of a college, ready for everybody who may come. */
export interface HomePage {
  /** When the page changes by itself, in milliseconds. */
  goodUntil: number
  /** The answer for a person with these audience keys: the same object for all who see the same. */
  answerFor(audienceKeys: readonly string[]): Prepared<HomeConfig>
}

export interface Windowed {
  showFrom: Date | null
  showUntil: Date | null
}

export const isShown = ({ showFrom, showUntil }: Windowed, now: Date): boolean =>
  (!showFrom || showFrom <= now) && (!showUntil || showUntil > now)

/** The next moment at which one of these appears or goes, and an hour at most. */
export function goodUntil(rows: readonly Windowed[], now: Date): number {
  const turns = rows
    .flatMap(({ showFrom, showUntil }) => [showFrom, showUntil])
    .flatMap((at) => (at && at > now ? [at.getTime()] : []))
  return Math.min(now.getTime() + FRESH_MS, ...turns)
}

export const present = <T>(values: readonly (T | null | undefined)[]): T[] => values.flatMap((value) => value ?? [])

interface Sources {
  org: OrgService
  media: MediaService
}

export async function loadHomePage(
  db: Db,
  { org, media }: Sources,
  { collegeId, now }: { collegeId: CollegeId; now: Date },
): Promise<HomePage> {
  const college = await org.college(db, collegeId)
  const id = await decorationRepo.current(db, collegeId)
  const blocks = id ? await decorationRepo.blocks(db, id) : []
  const button = id ? await decorationRepo.floatingButton(db, id) : undefined
  const categories = await decorationRepo.categories(
    db,
    blocks.map((block) => block.id),
  )
  const items = await decorationRepo.items(
    db,
    categories.map((category) => category.id),
    now,
  )
  const shown = items.filter((item) => isShown(item, now))
  const pictures = await media.pictures(
    db,
    present<FileId>([college?.logoFileId, button?.fileId, ...shown.map((item) => item.fileId)]),
  )
  const audiences = await loadAudienceTests(db, [
    ...new Set(present<AudienceId>([...blocks, ...shown].map((part) => part.audienceId))),
  ])
  const categoriesOf = Map.groupBy(categories, (category) => category.blockId)
  const itemsOf = Map.groupBy(shown, (item) => item.categoryId)
  const buttonPicture = button && pictures.get(button.fileId)

  function compose(visible: (part: { audienceId: AudienceId | null }) => boolean): HomeConfig {
    return {
      templateId: id ?? null,
      collegeDetail: {
        whiteLogoPreviewUrl: (college?.logoFileId && pictures.get(college.logoFileId)?.url) || null,
        collegeName: college?.name ?? '',
      },
      floatingButton: button && buttonPicture ? presentFloatingButton(button, buttonPicture) : null,
      lmsDecorateModules: blocks.filter(visible).map((block) =>
        presentBlock(
          block,
          (categoriesOf.get(block.id) ?? []).map((category) =>
            presentCategory(
              category,
              (itemsOf.get(category.id) ?? [])
                .filter(visible)
                .map((item) => presentItem(block.code, item, item.fileId ? pictures.get(item.fileId) : undefined)),
            ),
          ),
        ),
      ),
    }
  }

  return { goodUntil: goodUntil(items, now), answerFor: variants(audiences, compose) }
}

/** One answer for each set of audiences that somebody is in; who has asked once is answered without another look. */
function variants(
  audiences: ReadonlyMap<AudienceId, AudienceTest>,
  compose: (visible: (part: { audienceId: AudienceId | null }) => boolean) => HomeConfig,
): HomePage['answerFor'] {
  const bySet = new Map<string, Prepared<HomeConfig>>()
  const byPerson = new WeakMap<readonly string[], Prepared<HomeConfig>>()
  return (audienceKeys) => {
    const known = byPerson.get(audienceKeys)
    if (known) return known
    const inside = new Set([...audiences].flatMap(([audienceId, test]) => (test(audienceKeys) ? [audienceId] : [])))
    const set = [...inside].join(' ')
    const answer =
      bySet.get(set) ?? new Prepared(compose(({ audienceId }) => audienceId === null || inside.has(audienceId)))
    if (bySet.size >= MAX_VARIANTS) bySet.clear()
    bySet.set(set, answer)
    byPerson.set(audienceKeys, answer)
    return answer
  }
}
