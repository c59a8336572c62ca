import type { FilePicture } from '@sands/contract/home/decoration.model'
import type { TabDraft } from '@sands/contract/home/front.model'
import type { CollegeId, FileId, Id } from '@sands/contract/kernel/schema'
import { TAB_CHOICES, tabFaults } from '@sands/rules/tabs'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { audienceOf, audienceWords, choicesOf, removeAudience } from '../../org/index.ts'
import { present } from '../decoration/decoration.service.ts'
import { presentTabDraft } from '../front.present.ts'
import { type NewTab, type TabRow, tabsRepo } from './tabs.repo.ts'

export interface TabsEditService {
  get(viewer: Viewer): Promise<{ version: number; tabs: TabDraft[]; pictures: FilePicture[] }>
  save(tx: Tx, viewer: Viewer, bar: { version: number; tabs: readonly TabDraft[] }): Promise<{ version: number }>
}

interface Change {
  tabs: readonly TabDraft[]
  before: readonly TabRow[]
}

const iconsOf = (tabs: readonly Pick<TabDraft, 'iconFileId' | 'selectedIconFileId'>[]): FileId[] => [
  ...new Set(present<FileId>(tabs.flatMap((tab) => [tab.iconFileId, tab.selectedIconFileId]))),
]

const linkOf = ({ code, link }: TabDraft): string | null => (code ? null : (link?.trim() ?? null))

/** A stored code without a screen may stay, but it cannot be chosen again. */
function refuseBad({ tabs, before }: Change): void {
  const known = new Set<string | null>([null, ...TAB_CHOICES, ...before.map(({ code }) => code)])
  if (tabFaults(tabs).length > 0 || tabs.some(({ code }) => !known.has(code))) throw fail('home.bad_tabs')
}

/** A tab with the same target as an old one keeps its id, so that people on its page stay there. */
function idsOf({ tabs, before }: Change): ({ id: Id<'tab'> } | undefined)[] {
  const left = [...before]
  return tabs.map((tab) => {
    const at = left.findIndex(({ code, link }) => code === tab.code && link === linkOf(tab))
    const [same] = at < 0 ? [] : left.splice(at, 1)
    return same && { id: same.id }
  })
}

/** The rows of the drafts, with their audiences stored. */
async function rowsOf(tx: Tx, viewer: Viewer, change: Change): Promise<NewTab[]> {
  const ids = idsOf(change)
  const rows: NewTab[] = []
  for (const [place, tab] of change.tabs.entries())
    rows.push({
      ...ids[place],
      name: tab.name.trim(),
      code: tab.code,
      link: linkOf(tab),
      isDefaultPage: tab.isDefaultPage,
      iconFileId: tab.iconFileId,
      selectedIconFileId: tab.selectedIconFileId,
      audienceId: await audienceOf(tx, viewer, tab.audience),
    })
  return rows
}

export function createTabsEditService({ database, audit }: Kernel, media: MediaService): TabsEditService {
  async function draftsOf(db: Db, rows: readonly TabRow[]): Promise<TabDraft[]> {
    const choice = await choicesOf(
      db,
      rows.map(({ audienceId }) => audienceId),
    )
    return rows.map((row) => presentTabDraft(row, choice(row.audienceId)))
  }

  /** The bar as the audit log shows it. */
  async function recordOf(tx: Tx, collegeId: CollegeId, rows: readonly TabRow[]) {
    const tabs: object[] = []
    for (const { audience, ...tab } of await draftsOf(tx, rows))
      tabs.push({ ...tab, ...(await audienceWords(tx, collegeId, audience)) })
    return { tabs }
  }

  async function checkIcons(tx: Tx, viewer: Viewer, { tabs, before }: Change): Promise<void> {
    const remaining = new Set(iconsOf(before))
    for (const id of iconsOf(tabs)) if (!remaining.has(id)) await media.choose(tx, viewer, { id, kinds: ['image'] })
  }

  return {
    async get({ collegeId }) {
      const db = database.primary
      // The version is read first: if the bar changes in between, saving
      // fails with the old version instead of overwriting.
      const version = await tabsRepo.version(db, collegeId)
      const rows = await tabsRepo.all(db, collegeId)
      const pictures = await media.pictures(db, iconsOf(rows))
      return {
        version,
        tabs: await draftsOf(db, rows),
        pictures: [...pictures].map(([fileId, picture]) => ({ fileId, picture })),
      }
    },

    async save(tx, viewer, { version, tabs }) {
      const { collegeId } = viewer
      if ((await tabsRepo.lock(tx, collegeId)) !== version) throw fail('kernel.changed_meanwhile')
      const before = await tabsRepo.all(tx, collegeId)
      refuseBad({ tabs, before })
      await checkIcons(tx, viewer, { tabs, before })
      const told = await recordOf(tx, collegeId, before)
      const next = await tabsRepo.replace(tx, collegeId, await rowsOf(tx, viewer, { tabs, before }))
      for (const { audienceId } of before) if (audienceId !== null) await removeAudience(tx, audienceId)
      await audit.record(tx, viewer, {
        action: 'home.tabs.saved',
        subject: { kind: 'tabs', id: collegeId, name: '' },
        before: told,
        after: await recordOf(tx, collegeId, await tabsRepo.all(tx, collegeId)),
      })
      return { version: next }
    },
  }
}
