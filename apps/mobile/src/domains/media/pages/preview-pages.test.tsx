// @vitest-environment happy-dom
import { errorTexts } from '@sands/i18n/errors'
import { refused } from '@sands/web/testing/fake-calls'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address } from '../../../testing/acts.ts'
import { aFile } from '../../../testing/files.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const GET = 'GET /sands-system/api/v1/system/resource/get'
const OPEN = 'GET /sands-system/api/v1/system/resource/open/get'

const inWork = { status: 2 as const, progress: 40, readable: null }
const failed = { status: 4 as const, readable: null }

describe('the document page', () => {
  it.each(['video', 'audio'] as const)('redirects a %s to the player', async (fileType) => {
    await renderPhone('/preview/pdf?id=9', { calls: { [GET]: aFile({ fileType, ...inWork }) } })
    await waitFor(() => expect(address()).toBe('/previewVideo?id=9'))
  })

  it('shows the progress of a document that is being prepared', async () => {
    const { t } = await renderPhone('/preview/pdf?id=9', { calls: { [GET]: aFile(inWork) } })
    expect(await screen.findByRole('heading', { name: t('media.document_preparing') })).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: t('media.progress') }).getAttribute('value')).toBe('40')
  })

  it('tells why a document cannot be shown, and offers the download under its own name', async () => {
    const { t } = await renderPhone('/preview/pdf?id=9', {
      calls: { [GET]: aFile({ ...failed, failReason: 'encrypted' }) },
    })
    expect(await screen.findByText(t('media.fail_encrypted'))).toBeTruthy()
    const link = screen.getByRole('link', { name: t('media.document_download') })
    expect([link.getAttribute('download'), link.getAttribute('href')]).toEqual(['Safety', '/files/9/original'])
  })

  it('offers an office file for download when there is no PDF of it', async () => {
    const { t } = await renderPhone('/preview/pdf?id=9', { calls: { [GET]: aFile() } })
    expect(await screen.findByRole('heading', { name: t('media.document_no_preview') })).toBeTruthy()
    expect(screen.getByRole('link', { name: t('media.document_download') })).toBeTruthy()
  })

  it('says that a file was deleted', async () => {
    await renderPhone('/preview/pdf?id=999', { calls: { [GET]: refused('media.gone') } })
    expect(await screen.findByText(errorTexts['en-us']['media.gone'])).toBeTruthy()
  })
})

describe('the player', () => {
  it('redirects a document to the document page', async () => {
    await renderPhone('/previewVideo?id=9', { calls: { [GET]: aFile(inWork) } })
    await waitFor(() => expect(address()).toBe('/preview/pdf?id=9'))
  })

  it('shows the progress of a video that is being prepared', async () => {
    const { t } = await renderPhone('/previewVideo?id=9', { calls: { [GET]: aFile({ fileType: 'video', ...inWork }) } })
    expect(await screen.findByText(t('media.transcoding'))).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: t('media.progress') }).getAttribute('value')).toBe('40')
  })

  it('tells why a video could not be prepared', async () => {
    const { t } = await renderPhone('/previewVideo?id=9', {
      calls: { [GET]: aFile({ fileType: 'video', ...failed, failReason: 'no_picture_or_sound' }) },
    })
    expect(await screen.findByText(t('media.fail_no_picture_or_sound'))).toBeTruthy()
  })

  it.each(['/previewVideo?id=9', '/previewVideo'])('at %s shows nothing to a visitor without access', async (path) => {
    const { t } = await renderPhone(path, { calls: { [OPEN]: refused('media.gone') }, session: null })
    expect(await screen.findByRole('heading', { name: t('kernel.gone_title') })).toBeTruthy()
  })
})

it('the downloads say when there are none', async () => {
  const { t } = await renderPhone('/downloads')
  expect(await screen.findByText(t('media.download_none'))).toBeTruthy()
})
