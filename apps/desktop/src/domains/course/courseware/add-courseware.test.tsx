// @vitest-environment happy-dom
import type { ManagedCourseware } from '@sands/contract/course/manage.model'
import type { Resource } from '@sands/contract/media/media.model'
import { type Adding, addUploads } from '@sands/web/upload/uploads'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AddCourseware } from './add-courseware.tsx'

vi.mock('@sands/web/upload/uploads', () => ({ addUploads: vi.fn() }))
vi.mock('../../../kernel/text.ts', () => ({ useT: () => (key: string) => key }))
vi.mock('../../../kernel/viewer.ts', () => ({ useViewer: () => undefined, may: () => true }))
vi.mock('../../../kernel/file/file-picker.tsx', () => ({ FilePicker: () => null }))
vi.mock('./use-make-courseware.ts', () => ({
  useMakeCourseware:
    () =>
    async ({ fileName }: Resource) =>
      ({ id: fileName }) as ManagedCourseware,
}))
afterEach(cleanup)

it('names each piece after the file that was chosen, and tells what it stands between', async () => {
  const onMade = vi.fn()
  const { container } = render(<AddCourseware onDraft={vi.fn()} onMade={onMade} />)
  const files = ['1.mp4', '2.pdf', '3.m4a'].map((name) => new File([name], name))
  const input = container.querySelector('input')
  if (!input) throw new Error('nothing to choose files with')
  fireEvent.change(input, { target: { files } })
  const [chosen = [], adding] = vi.mocked(addUploads).mock.lastCall ?? []
  adding?.onChosen?.(chosen)

  // The server knows the content under another name.
  const made = { id: '9', fileName: 'handbook.pdf', fileType: 'document' } as Parameters<
    NonNullable<Adding['onMade']>
  >[0]
  for (const place of [1, 2, 0]) {
    const file = files[place]
    if (file) adding?.onMade?.(made, file)
    await vi.waitFor(() => expect(onMade.mock.lastCall?.[0].id).toBe(file?.name))
  }
  expect(onMade.mock.calls.map(([, neighbours]) => neighbours)).toEqual([
    { earlier: [], later: [] },
    { earlier: ['2.pdf'], later: [] },
    { earlier: [], later: ['2.pdf', '3.m4a'] },
  ])
})
