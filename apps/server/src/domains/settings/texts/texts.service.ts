import type { PageOf } from '@sands/contract/kernel/schema'
import type {
  ManagedText,
  TextChange,
  TextEdition,
  TextFilter,
  TextPlan,
  TextSave,
} from '@sands/contract/settings/texts.model'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { settingsRepo } from '../settings.repo.ts'
import { textCatalog } from './text-catalog.service.ts'
import { editsOf } from './text-edits.codec.ts'
import { readTexts, writeTexts } from './text-file.codec.ts'
import { passes } from './text-filter.ts'
import { differenceFor, type Plan, planImport, planRestore } from './text-plan.ts'
import { createPublish } from './text-publish.service.ts'
import { presentChange, presentEdition, presentPlan, presentText } from './texts.present.ts'
import { textsRepo } from './texts.repo.ts'

interface Published {
  version: number
  changed: number
  refused: number
}

export interface TextsService {
  page(filter: TextFilter & PageRequest): Promise<PageOf<ManagedText>>
  domains(): Promise<string[]>
  get(key: string): Promise<ManagedText>
  save(tx: Tx, viewer: Viewer, change: TextSave): Promise<{ version: number }>
  changes(choice: { key?: string; version?: number } & PageRequest): Promise<PageOf<TextChange>>
  editions(request: PageRequest): Promise<PageOf<TextEdition>>
  restorePreview(viewer: Viewer, to: number): Promise<TextPlan>
  restore(tx: Tx, viewer: Viewer, order: { to: number; version: number }): Promise<Published>
  export(filter: TextFilter): Promise<{ csv: string }>
  importPreview(viewer: Viewer, csv: string): Promise<TextPlan>
  import(tx: Tx, viewer: Viewer, order: { csv: string; version: number }): Promise<Published>
}

export function createTextsService(kernel: Kernel): TextsService {
  const { primary } = kernel.database
  const publish = createPublish(kernel)

  async function matching(filter: TextFilter) {
    const [catalog, edits] = await Promise.all([textCatalog(), textsRepo.edits(primary)])
    const known = editsOf(edits)
    return [...catalog.values()].map((text) => presentText(text, known)).filter((text) => passes(text, filter))
  }

  const groundOf = async (db: Db) => ({
    catalog: await textCatalog(),
    edits: editsOf(await textsRepo.edits(db)),
    version: await settingsRepo.dictionaryVersion(db),
  })

  async function planOfRestore(db: Db, to: number): Promise<Plan> {
    if (to !== 0 && !(await textsRepo.hasEdition(db, to))) throw fail('kernel.not_found')
    return planRestore(await textsRepo.wordingsIn(db, to), await groundOf(db))
  }

  /** Refuses the plan when the version has changed since the person confirmed it. */
  async function publishPlan(
    tx: Tx,
    viewer: Viewer,
    { act, plan, version }: { act: 'imported' | 'restored'; plan: Plan; version: number },
  ): Promise<Published> {
    if (plan.version !== version) throw fail('kernel.changed_meanwhile')
    const { differences, problems } = plan
    return {
      version: await publish(tx, viewer, { act, differences }),
      changed: differences.length,
      refused: problems.length,
    }
  }

  return {
    async page(request) {
      const { size, offset } = pageWindow(request)
      const found = await matching(request)
      const shown = found.slice(offset, offset + size)
      const versions = await textsRepo.versions(
        primary,
        shown.map(({ key }) => key),
      )
      const records = shown.map((text) => ({ ...text, version: versions.get(text.key) ?? 0 }))
      return pageOf(records, found.length, request)
    },

    domains: async () => [...new Set([...(await textCatalog()).values()].map(({ domain }) => domain))].sort(),

    async get(key) {
      const text = (await textCatalog()).get(key)
      if (!text) throw fail('kernel.not_found')
      const [edits, versions] = await Promise.all([textsRepo.edits(primary, [key]), textsRepo.versions(primary, [key])])
      return { ...presentText(text, editsOf(edits)), version: versions.get(key) ?? 0 }
    },

    async save(tx, viewer, { key, version, edits }) {
      const text = (await textCatalog()).get(key)
      if (!text) throw fail('kernel.not_found')
      await textsRepo.lock(tx)
      const stored = (await textsRepo.versions(tx, [key])).get(key) ?? 0
      if (stored !== version) throw fail('kernel.changed_meanwhile')
      const known = editsOf(await textsRepo.edits(tx, [key]))
      // When a language is named twice, the last one counts.
      const wishes = new Map(edits.map((wish) => [wish.language, { ...wish, text: wish.text?.trim() ?? null }]))
      const differences = [...wishes.values()].flatMap((wish) => differenceFor(text, wish, known) ?? [])
      return { version: await publish(tx, viewer, { act: 'edited', differences }) }
    },

    async changes(request) {
      const [rows, total] = await Promise.all([
        textsRepo.changes(primary, request, pageWindow(request)),
        textsRepo.countChanges(primary, request),
      ])
      return pageOf(rows.map(presentChange), total, request)
    },

    async editions(request) {
      const [rows, total] = await Promise.all([
        textsRepo.editions(primary, pageWindow(request)),
        textsRepo.countEditions(primary),
      ])
      return pageOf(rows.map(presentEdition), total, request)
    },

    restorePreview: async (viewer, to) => presentPlan(await planOfRestore(primary, to), viewer.language),

    async restore(tx, viewer, { to, version }) {
      await textsRepo.lock(tx)
      return publishPlan(tx, viewer, { act: 'restored', plan: await planOfRestore(tx, to), version })
    },

    export: async (filter) => ({ csv: writeTexts(await matching(filter)) }),

    importPreview: async (viewer, csv) =>
      presentPlan(planImport(readTexts(csv), await groundOf(primary)), viewer.language),

    async import(tx, viewer, { csv, version }) {
      const rows = readTexts(csv)
      await textsRepo.lock(tx)
      return publishPlan(tx, viewer, { act: 'imported', plan: planImport(rows, await groundOf(tx)), version })
    },
  }
}
