import type { Playable } from '@sands/contract/media/media.model'
import { describe, expect, it } from 'vitest'
import { useSands } from '../../../testing/sands.ts'

const PAGE = 'GET /sands-system/api/v1/manage/media/page'
const GET = 'GET /sands-system/api/v1/system/resource/get'

describe('the library of the demo company', () => {
  const sands = useSands()
  const textAt = async (address: string) => (await sands.visitor().send(address)).text()
  const addressesIn = (list: string) => list.match(/\/files\/[^"\n]+/g) ?? []

  /** Status and lengths of everything a player would load. */
  async function played({ hlsUrl }: Playable): Promise<[status: number, announced: number, came: number][]> {
    const lists = await Promise.all(addressesIn(await textAt(hlsUrl)).map(textAt))
    return Promise.all(
      lists.flatMap(addressesIn).map(async (address) => {
        const answer = await sands.visitor().send(address)
        const { byteLength } = await answer.arrayBuffer()
        return [answer.status, Number(answer.headers.get('content-length')), byteLength]
      }),
    )
  }

  async function filed(name: string) {
    const admin = await sands.signIn('admin')
    const { data } = await admin.call(PAGE, { query: { size: 100 } })
    const row = data.records.find(({ fileName }) => fileName === name)
    if (!row) throw new Error(`${name} is not in the library`)
    return { file: (await admin.call(GET, { query: { id: row.id } })).data, all: data.records }
  }

  it.for([
    ['欢迎加入沙丘.mp4', { videoWidth: 854, videoHeight: 480, waveform: null }, 12, 4],
    ['新人课前音乐.m4a', { videoWidth: 0, videoHeight: 0, thumbnails: null }, 20, 7],
  ] as const)('has %s, which is ready to play', async ([fileName, playable, seconds, pieces]) => {
    const { file } = await filed(fileName)

    expect(file).toMatchObject({ status: 3, progress: 100, playable })
    if (!file.playable) throw new Error('the file is not playable')
    expect(file.playable.duration).toBeCloseTo(seconds, 0)
    const fetched = await played(file.playable)
    expect(fetched).toHaveLength(pieces)
    for (const [status, announced, came] of fetched) expect([status, came > 500, came]).toEqual([200, true, announced])
  })

  it('has captions in two languages for its film', async () => {
    const { file, all } = await filed('欢迎加入沙丘.mp4')
    const captions = file.playable?.captions ?? []

    expect(captions.map(({ language }) => language)).toEqual(['en-us', 'zh-cn'])
    const [english = '', chinese = ''] = await Promise.all(captions.map(({ url }) => textAt(url)))
    expect(english).toMatch(/^WEBVTT\n\n00:00:00\.800 --> 00:00:05\.600\nWelcome to Dune\./)
    expect(chinese.match(/-->/g)).toHaveLength(2)
    expect(all.some(({ fileType }) => fileType === 'caption')).toBe(false)
  })
})
