import { call } from '@sands/web/call/call'
import type { PaletteEntry } from '../../../../kernel/palette/find-entries.ts'

const SHOWN = 6

/** People for the search in the top bar, by name, user name, mobile or e-mail. */
export async function findPeople(typed: string, signal: AbortSignal): Promise<Omit<PaletteEntry, 'group'>[]> {
  const query = { keyword: typed.slice(0, 60), size: SHOWN }
  const { records } = await call('GET /sands-user/api/v1/manage/user/page', {
    query,
    signal,
    quiet: true,
    silent: true,
  })
  return records.map(({ id, name, userName, department }) => ({
    path: `/manage/org/people?open=${id}`,
    label: [name, userName, ...(department ? [department.name] : [])].join(' · '),
  }))
}
