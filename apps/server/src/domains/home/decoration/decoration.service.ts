import type { HomePageDocument, PageBlock } from '@sands/contract/home/decoration.model'
import type { HomeConfig } from '@sands/contract/home/home.model'
import { asId } from '@sands/contract/kernel/id'
import type { JumpChoice } from '@sands/contract/kernel/jump.model'
import type { AudienceId, CollegeId, FileId } from '@sands/contract/kernel/schema'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { JUMP_FILES } from '@sands/rules/jump'
import type { Db } from '../../../kernel/database/database.ts'
import { Prepared } from '../../../kernel/http/prepared.ts'
import type { MediaService } from '../../media/index.ts'
import { type AudienceTest, audienceTest, loadAudienceTests, type OrgService } from '../../org/index.ts'
import { presentFloatingButton, presentPage } from '../home.present.ts'
import { type DecorationId, decorationRepo } from './decoration.repo.ts'

/** Signed picture addresses expire, and a missed invalidation must not leave an old page in memory for long. */
const FRESH_MS = 60 * 60 * 1000
/** Different people see different parts. At most this many variants of one page are cached. */
const MAX_VARIANTS = 200

/** What people of the same audiences see, and the same as an answer that is ready to be sent. */
export interface ComposedPage {
  config: HomeConfig
  prepared: Prepared<HomeConfig>
}

/** The home page of a college, prepared for all its people. */
export interface HomePage {
  /** When the page changes next because a part appears or ends, in milliseconds. */
  goodUntil: number
  /** The answer for a person with these audience keys: the same object for everyone who sees the same parts. */
  answerFor(audienceKeys: readonly string[]): ComposedPage
  /** A module of the page, if a person with these audience keys may see it. */
  blockFor(audienceKeys: readonly string[], key: string): PageBlock | undefined
}

export interface Windowed {
  showFrom: Date | null
  showUntil: Date | null
}

export const isShown = ({ showFrom, showUntil }: Windowed, now: Date): boolean =>
  (!showFrom || showFrom <= now) && (!showUntil || showUntil > now)

/** The next moment at which one of these parts appears or ends, at most an hour from now. */
export function goodUntil(rows: readonly Windowed[], now: Date): number {
  const turns = rows
    .flatMap(({ showFrom, showUntil }) => [showFrom, showUntil])
    .flatMap((at) => (at && at > now ? [at.getTime()] : []))
  return Math.min(now.getTime() + FRESH_MS, ...turns)
}

export const present = <T>(values: readonly (T | null | undefined)[]): T[] => values.flatMap((value) => value ?? [])

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text))
export const windowOf = ({ showFrom, showUntil }: { showFrom: string | null; showUntil: string | null }): Windowed => ({
  showFrom: momentOf(showFrom),
  showUntil: momentOf(showUntil),
})

const itemsOf = ({ blocks }: HomePageDocument) =>
  blocks.flatMap(({ categories }) => categories.flatMap(({ items }) => items))

/** Every picture on a page, once. */
export const filesOf = (page: HomePageDocument): FileId[] => [
  ...new Set(present([page.floatingButton?.fileId, ...itemsOf(page).map(({ fileId }) => fileId)])),
]

/** The jumps of a page. */
export const jumpsOf = (page: HomePageDocument): JumpChoice[] =>
  present([page.floatingButton?.jump, ...itemsOf(page).map(({ jump }) => jump)])

/** Every file that a page shows or links to, once. */
export const shownFiles = (page: HomePageDocument): FileId[] => {
  const targets = jumpsOf(page).flatMap(({ to, moduleId }) =>
    JUMP_FILES[to] && moduleId ? [asId<FileId>(moduleId)] : [],
  )
  return [...new Set([...filesOf(page), ...targets])]
}

/** Whether a person with these audience keys sees the file on the page now, as a picture or as the target of a jump. */
export function showsFile(
  page: HomePageDocument,
  fileId: FileId,
  { audienceKeys, now }: { audienceKeys: readonly string[]; now: Date },
): boolean {
  const uses = (part: { fileId: FileId | null; jump: JumpChoice }) =>
    part.fileId === fileId || (JUMP_FILES[part.jump.to] !== undefined && part.jump.moduleId === fileId)
  const isFor = (audience: AudienceChoice) => audienceTest(audience)?.(audienceKeys) ?? true
  if (page.floatingButton && uses(page.floatingButton)) return true
  return page.blocks.some(
    (block) =>
      isFor(block.audience) &&
      block.categories.some(({ items }) =>
        items.some((item) => uses(item) && isFor(item.audience) && isShown(windowOf(item), now)),
      ),
  )
}

export interface Sources {
  org: OrgService
  media: MediaService
}

interface Which {
  collegeId: CollegeId
  now: Date
}

export const NO_PAGE: HomePageDocument = { blocks: [], floatingButton: null }

/** Loads a page with everything it shows, to be composed for each set of audiences. */
async function gather(
  db: Db,
  { org, media }: Sources,
  { collegeId, now, id, page }: Which & { id: DecorationId | null; page: HomePageDocument },
) {
  const college = await org.college(db, collegeId)
  const notices = await decorationRepo.notices(db, collegeId, now)
  const pictures = await media.pictures(db, present<FileId>([college?.logoFileId, ...filesOf(page)]))
  const noticeAudiences = await loadAudienceTests(db, [
    ...new Set(present<AudienceId>(notices.map((notice) => notice.audienceId))),
  ])
  const { floatingButton } = page
  const buttonPicture = floatingButton?.fileId ? pictures.get(floatingButton.fileId) : undefined

  const tests = new Map<string, AudienceTest>()
  for (const { audience } of [...page.blocks, ...itemsOf(page)]) {
    const test = audienceTest(audience)
    if (test) tests.set(audienceName(audience), test)
  }
  for (const [audienceId, test] of noticeAudiences) tests.set(audienceId, test)

  /** `visible` gets the name of an audience; a part without an audience is for everyone. */
  function compose(visible: (audience: string) => boolean, shown: (part: Windowed) => boolean): HomeConfig {
    const isFor = (audience: AudienceChoice) => {
      const name = audienceName(audience)
      return !tests.has(name) || visible(name)
    }
    return {
      templateId: id,
      collegeDetail: {
        whiteLogoPreviewUrl: (college?.logoFileId && pictures.get(college.logoFileId)?.url) || null,
        collegeName: college?.name ?? '',
      },
      floatingButton: floatingButton && buttonPicture ? presentFloatingButton(floatingButton, buttonPicture) : null,
      lmsDecorateModules: presentPage(page, {
        pictures,
        isVisible: ({ audience, ...part }) => isFor(audience) && (!('showFrom' in part) || shown(windowOf(part))),
        notices: notices.filter(
          (notice) => shown(notice) && (notice.audienceId === null || visible(notice.audienceId)),
        ),
      }),
    }
  }

  return { compose, tests, turns: [...itemsOf(page).map(windowOf), ...notices] }
}

/** A key for an audience: parts with the same choice share one test. */
const audienceName = (audience: AudienceChoice): string => JSON.stringify([audience.included, audience.excluded])

export async function loadHomePage(db: Db, sources: Sources, { collegeId, now }: Which): Promise<HomePage> {
  const current = await decorationRepo.current(db, collegeId)
  const page = current?.page ?? NO_PAGE
  const { compose, tests, turns } = await gather(db, sources, { collegeId, now, id: current?.id ?? null, page })
  return {
    goodUntil: goodUntil(turns, now),
    answerFor: variants(tests, (visible) => compose(visible, (part) => isShown(part, now))),
    blockFor(audienceKeys, key) {
      const block = page.blocks.find((each) => each.key === key)
      const test = block && tests.get(audienceName(block.audience))
      return test && !test(audienceKeys) ? undefined : block
    },
  }
}

/** An unpublished page with every part that has not ended, for all audiences. */
export async function loadPreview(
  db: Db,
  sources: Sources,
  { now, row }: { now: Date; row: { id: DecorationId; collegeId: CollegeId; page: HomePageDocument } },
): Promise<HomeConfig> {
  const { compose } = await gather(db, sources, { ...row, now })
  return compose(
    () => true,
    ({ showUntil }) => !showUntil || showUntil > now,
  )
}

/** Composes one answer for each set of audiences, and caches it by set and by person. */
function variants(
  audiences: ReadonlyMap<string, AudienceTest>,
  compose: (visible: (audience: string) => boolean) => HomeConfig,
): HomePage['answerFor'] {
  const bySet = new Map<string, ComposedPage>()
  const byPerson = new WeakMap<readonly string[], ComposedPage>()
  const composed = (config: HomeConfig): ComposedPage => ({ config, prepared: new Prepared(config) })
  return (audienceKeys) => {
    const known = byPerson.get(audienceKeys)
    if (known) return known
    const inside = new Set([...audiences].flatMap(([name, test]) => (test(audienceKeys) ? [name] : [])))
    const set = [...inside].join(' ')
    const answer = bySet.get(set) ?? composed(compose((name) => inside.has(name)))
    if (bySet.size >= MAX_VARIANTS) bySet.clear()
    bySet.set(set, answer)
    byPerson.set(audienceKeys, answer)
    return answer
  }
}
