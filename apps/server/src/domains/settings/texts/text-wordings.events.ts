import type { Language } from '@sands/rules/language'
import type { Kernel } from '../../../kernel/kernel.ts'
import { layWordings } from '../../../kernel/wordings.ts'
import { catalogFor, isSeenInApps } from './text-catalog.service.ts'
import { textsRepo } from './texts.repo.ts'

/** Applies the company's edits to the server's own errors and messages: at the start, and after every edit. */
export function listenToTextEdits({ broadcast, database, log }: Kernel): void {
  let newest = 0
  async function load(): Promise<void> {
    // The edits are loaded again when the connection is back.
    if (!broadcast.healthy()) return
    newest += 1
    const mine = newest
    try {
      const edits = await textsRepo.edits(database.primary)
      const catalog = await catalogFor(edits)
      if (mine !== newest) return
      const said = Map.groupBy(
        edits.filter(({ key }) => catalog.has(key) && !isSeenInApps(catalog, key)),
        ({ language }) => language,
      )
      layWordings(
        new Map(
          [...said].map(([language, rows]): [Language, Map<string, string>] => [
            language,
            new Map(rows.map(({ key, text }) => [key, text])),
          ]),
        ),
      )
    } catch (error) {
      log.warn({ error }, 'the edits of texts could not be read')
    }
  }
  broadcast.on('settings.changed', () => void load())
  broadcast.onGap(() => void load())
  void load()
}
