// @vitest-environment happy-dom
import { sample, samplePage } from '@sands/web/testing/sample'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeUpload } from '../../../../testing/fake-upload.ts'
import { clickButton, dialog } from '../../../../testing/person.ts'
import { renderDesktop } from '../../../../testing/render-desktop.tsx'

const MANAGE = '/sands-shopping/api/v1/manage'
const PAGE = `GET ${MANAGE}/goods/page` as const
const GET = `GET ${MANAGE}/goods/get` as const
const UPDATE = `POST ${MANAGE}/goods/update` as const
const COUNT = 'POST /sands-user/api/v1/manage/audience/count'

it('adds several pictures of goods, orders them, and makes one the cover', async () => {
  const one = { id: '5', spuName: 'A cup', spuType: 2, coverImgUrl: '/files/1', version: 3 } as const
  const parts = {
    coverFileId: '1',
    pictureFileIds: ['1'],
    pictureUrls: ['/files/1'],
    faults: [],
    courseId: null,
  } as const
  const whole = sample(GET, { ...one, ...parts })
  let number = 1
  fakeUpload(() => {
    number += 1
    return { data: { id: String(number), picture: { url: `/files/${number}` } } }
  })
  const { t, server } = await renderDesktop('/manage/shop/goods?open=5', {
    answers: {
      [PAGE]: samplePage(PAGE, [one]),
      ...{ [GET]: whole, [UPDATE]: whole, [`GET ${MANAGE}/goods/prices`]: [] },
      ...{ [`GET ${MANAGE}/goods-category/list`]: [], [`GET ${MANAGE}/merchant/list`]: [] },
      [COUNT]: sample(COUNT),
    },
  })
  const drawer = await dialog(t('shop.manage_goods_edit'))
  const group = within(await drawer.findByRole('group', { name: t('shop.manage_pictures') }))
  const input = (await drawer.findByRole('group', { name: t('shop.manage_pictures') })).querySelector('input')
  if (!input) throw new Error('there is no field for files')
  const files = ['b.png', 'c.png'].map((name) => new File(['x'], name, { type: 'image/png' }))
  await act(async () => {
    fireEvent.change(input, { target: { files } })
  })
  const nth = (key: 'cover' | 'earlier' | 'remove', place: number) =>
    `${t(`shop.manage_picture_${key}`)} · ${t('shop.manage_picture_number', { number: place })}`
  await waitFor(() => expect(group.getAllByRole('img')).toHaveLength(3))
  await clickButton(nth('cover', 3), group)
  await clickButton(nth('earlier', 3), group)
  await clickButton(nth('remove', 1), group)
  await clickButton(t('shop.save'), drawer)
  await waitFor(() =>
    expect(server.sentTo(UPDATE)[0]?.body).toMatchObject({ coverFileId: '3', pictureFileIds: ['3', '2'] }),
  )
  expect(screen.queryByRole('alert')).toBeNull()
})
