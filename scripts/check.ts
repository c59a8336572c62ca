// npm run check [-- words]: runs everything that needs no running product. Words select the checks whose name contains
// one of them.
import { boundaries } from './checks/boundaries.ts'
import { type Check, showOffence } from './checks/check.ts'
import { dictionaries } from './checks/dictionaries.ts'
import { domainFolders } from './checks/domain-names.ts'
import { environment } from './checks/environment.ts'
import { fileSize } from './checks/file-size.ts'
import { folderSize } from './checks/folder-size.ts'
import { generatedListsCheck } from './checks/generated-lists.ts'
import { hardTexts } from './checks/hard-texts.ts'
import { idCasts } from './checks/id-casts.ts'
import { importCycles } from './checks/import-cycles.ts'
import { licences } from './checks/licences.ts'
import { migrationCheck } from './checks/migrations.ts'
import { retired } from './checks/retired-words.ts'
import { serverRoles } from './checks/server-roles.ts'
import { shellTexts } from './checks/shell-texts.ts'
import { styleClasses } from './checks/style-classes.ts'
import { lint, type ToolCheck, unused } from './checks/tools.ts'
import { types } from './checks/types.ts'
import { unfinished } from './checks/unfinished.ts'
import { parallel } from './kernel/parallel.ts'
import { root } from './kernel/paths.ts'
import { faint, green, red, seconds } from './kernel/report.ts'
import { isStopped } from './kernel/run.ts'
import { readSources } from './kernel/sources.ts'
import { type FileResult, failedOf, type Outcome, passedOf } from './suite/outcome.ts'

const AT_ONCE = 2

const ownChecks: readonly Check[] = [
  boundaries,
  importCycles,
  domainFolders,
  generatedListsCheck,
  retired,
  serverRoles,
  environment,
  idCasts,
  fileSize,
  folderSize,
  styleClasses,
  dictionaries,
  shellTexts,
  hardTexts,
  unfinished,
  licences,
]

function allChecks(): ToolCheck[] {
  const sources = readSources(root)
  const own = ownChecks.map((check) => ({
    name: check.name,
    run: async () => {
      const offences = await check.find(sources)
      return offences.length === 0 ? undefined : offences.map(showOffence).join('\n')
    },
  }))
  // The longest check starts first: the others use the second processor meanwhile.
  return [types, lint, unused, migrationCheck, ...own]
}

async function runOne({ name, run }: ToolCheck): Promise<FileResult> {
  const started = performance.now()
  const fault = await run().catch((error: unknown) => String(error instanceof Error ? error.stack : error))
  const took = performance.now() - started
  const time = faint(seconds(started))
  if (!isStopped()) {
    if (fault === undefined) console.log(`${green('✓')} ${name} ${time}`)
    else console.log(`${red('✗')} ${name} ${time}\n${fault.replace(/^/gm, '    ')}`)
  }
  const passed = fault === undefined && !isStopped()
  return { file: name, seconds: took / 1000, tests: [{ name, seconds: took / 1000, passed }] }
}

export async function runChecks(words: readonly string[] = []): Promise<Outcome> {
  const chosen = allChecks().filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
  return { files: await parallel(chosen, AT_ONCE, runOne), faults: [] }
}

if (import.meta.main) {
  const outcome = await runChecks(process.argv.slice(2))
  const [passed, failed] = [passedOf(outcome), failedOf(outcome)]
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}
