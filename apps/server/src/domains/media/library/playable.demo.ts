import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CollegeId, FileId, UserId } from '@sands/contract/kernel/schema'
import type { Language } from '@sands/rules/language'
import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../kernel/database/database.ts'
import { files } from '../media.tables.ts'
import type { DemoPictures } from '../picture/pictures.demo.ts'
import type { Prepared } from '../prepare/preparer.kind.ts'
import { captionRepo } from './caption.repo.ts'

// Made by scripts/demo-media.ts, so that loading the demo company needs no transcoding. A function because the path
// is not available to drizzle-kit, see playable.service.ts.
const folderOf = (name: string) => join(import.meta.dirname, '../../../../demo-media', name)

const DEMO_NAMES: Readonly<Partial<Record<Language, { film: string; sound: string }>>> = {
  'zh-cn': { film: '欢迎加入沙丘.mp4', sound: '新人课前音乐.m4a' },
  'en-us': { film: 'Welcome to Dune.mp4', sound: 'Music before class.m4a' },
}

const DEMO_CAPTIONS = [
  {
    language: 'zh-cn',
    label: '简体中文',
    lines: ['欢迎加入沙丘。新的一天，从营地出发。', '慢慢走，路上有同伴，也有风景。'],
  },
  {
    language: 'en-us',
    label: 'English',
    lines: ['Welcome to Dune. A new day begins at the camp.', 'Take your time: you are in good company.'],
  },
]

const LINE_TIMES = ['00:00:00.800 --> 00:00:05.600', '00:00:06.200 --> 00:00:11.400']

const vttOf = (lines: readonly string[]): Buffer =>
  Buffer.from(`WEBVTT\n${lines.map((line, index) => `\n${LINE_TIMES[index]}\n${line}\n`).join('')}`)

async function preparedIn(folder: string): Promise<Prepared> {
  return JSON.parse(await readFile(join(folder, 'facts.json'), 'utf8')) as Prepared
}

interface Place {
  collegeId: CollegeId
  language: Language
  ownerId: UserId
  createdAt: Date
}

/** A film with captions and an audio file, ready to play. */
export async function addPlayables(tx: Tx, pictures: DemoPictures, { language, ...place }: Place): Promise<void> {
  const names = DEMO_NAMES[language]
  if (!names) return
  const [film, sound] = [folderOf('film'), folderOf('sound')]
  await pictures.storePlayable(tx, {
    ...place,
    kind: 'audio',
    name: names.sound,
    contentType: 'audio/mp4',
    folder: sound,
    prepared: await preparedIn(sound),
  })
  const fileId = await pictures.storePlayable(tx, {
    ...place,
    kind: 'video',
    name: names.film,
    contentType: 'video/mp4',
    folder: film,
    prepared: await preparedIn(film),
  })
  for (const { language, label, lines } of DEMO_CAPTIONS) {
    const name = `${language}.vtt`
    const captionFileId = await pictures.storeCaption(tx, { ...place, name, content: vttOf(lines) })
    await captionRepo.put(tx, { fileId, language, label, captionFileId })
    await captionRepo.keepWords(tx, captionFileId, lines.join('\n'))
  }
}

/** The film of a college's demo library, for demos of other domains that link to one. */
export async function demoFilm(tx: Tx, collegeId: CollegeId): Promise<FileId | undefined> {
  const film = and(eq(files.collegeId, collegeId), eq(files.kind, 'video'))
  const [row] = await tx.select({ id: files.id }).from(files).where(film).orderBy(asc(files.id)).limit(1)
  return row?.id
}
