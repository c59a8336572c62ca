import { objectKey } from './file-storage.service.ts'
import type { FileRow } from './media.repo.ts'
import type { MadeMedia, Variant } from './media.tables.ts'

type Stored = Pick<FileRow, 'key'> & { variants: readonly Pick<Variant, 'name'>[]; made: MadeMedia | null }

/** Names of the segments of a video or audio file. */
const segmentNames = (made: MadeMedia | null): string[] =>
  (made?.renditions ?? []).flatMap(({ name, segments }) => [
    `${name}/init.mp4`,
    ...segments.map((_, index) => `${name}/${index}.m4s`),
  ])

/** All objects a row has in the store, or may have while it is being prepared. */
export const objectKeys = (row: Stored): string[] =>
  [...row.variants.map(({ name }) => name), ...segmentNames(row.made)].map((name) => objectKey(row, name))
