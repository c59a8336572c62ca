// @vitest-environment happy-dom
import { errorTexts } from '@sands/i18n/errors'
import { refused } from '@sands/web/testing/fake-calls'
import { sample } from '@sands/web/testing/sample'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const GET = 'GET /sands-system/api/v1/system/resource/get'

const encrypted = {
  id: '9',
  fileName: '手册.pdf',
  fileType: 'document',
  url: '/files/9/original',
  status: 4,
  failReason: 'encrypted',
  readable: null,
} as const

describe('the document page', () => {
  it('tells why a document cannot be shown, and offers the download under its own name', async () => {
    const { t } = await renderDesktop('/media/document?id=9', {
      answers: { [GET]: sample(GET, encrypted) },
    })
    expect(await screen.findByText(t('media.fail_encrypted'))).toBeTruthy()
    const link = screen.getByRole('link', { name: t('media.document_download') })
    expect([link.getAttribute('download'), link.getAttribute('href')]).toEqual(['手册.pdf', '/files/9/original'])
  })

  it('says that a file was deleted', async () => {
    await renderDesktop('/media/document?id=999', { answers: { [GET]: refused('media.gone') } })
    expect(await screen.findByText(errorTexts['zh-cn']['media.gone'])).toBeTruthy()
  })
})
