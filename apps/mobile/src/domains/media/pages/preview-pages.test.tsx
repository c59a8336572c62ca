// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { PreviewPdfPage } from './preview-pdf-page.tsx'
import { PreviewVideoPage } from './preview-video-page.tsx'

const kind = vi.hoisted(() => ({ fileType: 'video' }))
vi.mock('@sands/web/player/source/use-resource', () => ({ useResource: () => ({ data: { id: '9', ...kind } }) }))
vi.mock('@sands/web/download/downloaded', () => ({ useDownloaded: () => null }))
vi.mock('../../../kernel/current-user.ts', () => ({ useCurrentUser: () => ({}) }))
vi.mock('../components/download-button.tsx', () => ({ DownloadButton: () => null }))

function Address() {
  const { pathname, search } = useLocation()
  return <p>{`${pathname}${search}`}</p>
}

const open = (address: string, page: 'video' | 'document') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/previewVideo" element={page === 'video' ? <PreviewVideoPage /> : <Address />} />
        <Route path="/preview/pdf" element={page === 'document' ? <PreviewPdfPage /> : <Address />} />
      </Routes>
    </MemoryRouter>,
  )

afterEach(cleanup)

it.each(['video', 'audio'])('hands a %s from the page of documents to the player', async (fileType) => {
  kind.fileType = fileType
  open('/preview/pdf?id=9', 'document')
  expect(await screen.findByText('/previewVideo?id=9')).toBeTruthy()
})

it('hands a document from the player to the page of documents', async () => {
  kind.fileType = 'document'
  open('/previewVideo?id=9', 'video')
  expect(await screen.findByText('/preview/pdf?id=9')).toBeTruthy()
})
