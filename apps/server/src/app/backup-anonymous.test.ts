import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createLog } from '../kernel/log.ts'
import type { SignedIn } from '../testing/client.ts'
import { userId } from '../testing/people.ts'
import { useSands } from '../testing/sands.ts'
import { aPublishedSurvey, aSurveyManager, aSurveyQuestion, reply } from '../testing/surveys.ts'
import { backUpInstallation } from './backup.ts'

const NAMES = ['learner', 'manager', 'teacher', 'author']
const SUBMIT = 'POST /sands-lms/api/v1/investigation/submit'
const REPLIES = 'survey_anonymous_replies'
const PARTICIPANTS = 'survey_participants'

describe('outside the database, an anonymous reply', () => {
  const lines: string[] = []
  const sands = useSands({ log: createLog('debug', { write: (line) => void lines.push(line) }) })
  let home = ''
  let people: { name: string; id: string; secret: string; client: SignedIn }[]
  const files = new Map<string, string>()
  const linesOf = (table: string) => (files.get(table) ?? '').trimEnd().split('\n')

  beforeAll(async () => {
    home = mkdtempSync(join(inject('runFolder'), 'sands-backup-'))
    const manager = await aSurveyManager(sands)
    people = await Promise.all(
      NAMES.map(async (name) => ({
        name,
        id: await userId(sands, name),
        secret: `secret${randomUUID()}`,
        client: await sands.signIn(name),
      })),
    )
    const survey = await aPublishedSurvey(manager, [aSurveyQuestion('q1', 'text')], { isAnonymous: true })
    // Fewer than five, so that they are not counted and shuffled yet.
    for (const { client, secret } of people) expect(await reply(client, survey, { q1: { text: secret } })).toSucceed()
    const place = { databaseUrl: sands.databaseUrl, dataDir: sands.dataDir, s3: undefined, backupKey: undefined }
    const { folder } = await backUpInstallation(place, { folder: join(home, 'saved'), log: createLog('silent') })
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const bytes = readFileSync(join(entry.parentPath, entry.name))
      const isTable = entry.name.endsWith('.gz')
      files.set(entry.name.replace(/\.gz$/, ''), (isTable ? gunzipSync(bytes) : bytes).toString('latin1'))
    }
  })

  afterAll(() => rmSync(home, { recursive: true, force: true }))

  it('is in one file of a backup, in the order of its random id, without its person', () => {
    for (const { id, name, secret } of people) {
      const places = [...files].filter(([, content]) => content.includes(secret)).map(([file]) => file)
      expect(places).toEqual([REPLIES])
      const line = linesOf(REPLIES).find((each) => each.includes(secret)) ?? ''
      const [key = '', edition = '', , isCounted] = line.split('\t')
      expect(key).toMatch(/^[0-9a-f-]{36}$/)
      expect(isCounted).toBe('f')
      expect([key, edition, line.includes(name)]).not.toContain(id)
    }
    const ids = linesOf(REPLIES).map((line) => line.split('\t')[0] ?? '')
    expect(ids).toEqual(ids.toSorted())
  })

  it('shares no value with a participant in a backup, where participants are in the order of their names', () => {
    const own = linesOf(PARTICIPANTS).filter((line) => people.some(({ id }) => line.split('\t')[1] === `u${id}`))
    const mine = linesOf(REPLIES).filter((line) => people.some(({ secret }) => line.includes(secret)))
    expect(mine).toHaveLength(people.length)
    const keys = linesOf(PARTICIPANTS).map((line) => line.split('\t').slice(0, 2))
    expect(keys).toEqual(
      keys.toSorted(([a = '', who = ''], [b = '', other = '']) => Number(a) - Number(b) || (who < other ? -1 : 1)),
    )
    // A long value in both files would connect them.
    for (const value of own.flatMap((line) => line.split('\t')).filter((part) => part.length > 4))
      for (const line of mine) expect(line.includes(value), value).toBe(false)
  })

  it('is in no line of the log, and the line about its call does not name the person', () => {
    const about = lines.filter((line) => line.includes(SUBMIT))
    expect(about).toHaveLength(people.length)
    for (const { id, name, secret } of people) {
      expect(lines.filter((line) => line.includes(secret))).toEqual([])
      const values = about.flatMap((line) => Object.values(JSON.parse(line) as Record<string, unknown>))
      expect(values).not.toContain(id)
      expect(values).not.toContain(name)
    }
  })
})
