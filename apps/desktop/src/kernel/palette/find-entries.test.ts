import { describe, expect, it } from 'vitest'
import { findEntries } from './find-entries.ts'

const entries = [
  { path: '/manage/ops/status', label: 'Tình trạng', group: 'Hệ thống' },
  { path: '/manage/ops/dead-letters', label: 'Failed jobs', group: 'System' },
  { path: '/', label: '总览', group: '学习' },
  { path: '/manage/points', label: 'Đổi điểm', group: 'System' },
]
const found = (typed: string) => findEntries(entries, typed).map((entry) => entry.path)

describe('the navigation search', () => {
  it('lists everything in order before anything is typed', () => {
    expect(found('  ')).toEqual(entries.map((entry) => entry.path))
  })

  it('ignores case and accents', () => {
    expect(found('tinh TRANG')).toEqual(['/manage/ops/status'])
    expect(found('doi diem')).toEqual(['/manage/points'])
  })

  it('finds Chinese by any part', () => {
    expect(found('览')).toEqual(['/'])
  })

  it('finds by group and puts a match in the name first', () => {
    expect(found('system')).toEqual(['/manage/ops/dead-letters', '/manage/points'])
    expect(found('jobs sys')).toEqual(['/manage/ops/dead-letters'])
  })

  it('finds nothing when no entry matches', () => {
    expect(found('invoice')).toEqual([])
  })
})
