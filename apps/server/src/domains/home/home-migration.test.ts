import { HomePageDocument } from '@sands/contract/home/decoration.model'
import { EVERYONE } from '@sands/rules/audience'
import { JUMP } from '@sands/rules/jump'
import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDatabaseBefore, type OldDatabase } from '../../testing/old-database.ts'

interface Decoration {
  name: string
  state: string
  version: number
  page: HomePageDocument
  published_at: Date
  replaced_at: Date | null
  updated_at: Date
}

const MADE = new Date('2026-01-05T08:00:00Z')
const FROM = new Date('2026-02-01T00:00:00Z')
const UNTIL = new Date('2026-03-01T00:00:00Z')
const NOWHERE = { to: 'none', moduleId: null, link: null }

describe('home pages that were stored in parts (migration 0007)', () => {
  let old: OldDatabase
  /** Ids of stored rows, by the names that this test gives them. */
  const ids: Record<string, string> = {}

  /** Stores a row and remembers its id. */
  async function put(name: string, table: string, row: Readonly<Record<string, unknown>>): Promise<string> {
    const columns = Object.keys(row)
    const places = columns.map((_, index) => `$${index + 1}`)
    const [added] = await old.query<{ id: string }>(
      `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) returning id`,
      ...Object.values(row),
    )
    ids[name] = added?.id ?? ''
    return ids[name]
  }

  const aFile = (name: string) =>
    put(name, 'files', {
      college_id: ids.college,
      owner_id: ids.user,
      purpose: 'image',
      name,
      content_type: 'image/png',
      bytes: 1,
      sha256: Buffer.from(name),
      key: name,
      width: 1,
      height: 1,
      placeholder: '',
      variants: '[]',
      created_at: MADE,
    })

  async function anAudience(name: string, keys: Readonly<Record<string, boolean>>): Promise<string> {
    const id = await put(name, 'audiences', { college_id: ids.college })
    for (const [key, excluded] of Object.entries(keys))
      await old.query(
        'insert into audience_members (audience_id, key, excluded) values ($1, $2, $3)',
        id,
        key,
        excluded,
      )
    return id
  }

  const aDecoration = (name: string, isCurrent: boolean, collegeId = ids.college) =>
    put(name, 'decorations', { college_id: collegeId, name, is_current: isCurrent, created_at: MADE })
  const aBlock = (name: string, decoration: string, row: Readonly<Record<string, unknown>>) =>
    put(name, 'blocks', { decoration_id: ids[decoration], ...row })
  const aCategory = (name: string, block: string, row: Readonly<Record<string, unknown>> = {}) =>
    put(name, 'block_categories', { block_id: ids[block], ...row })
  const anItem = (name: string, category: string, row: Readonly<Record<string, unknown>>) =>
    put(name, 'block_items', { category_id: ids[category], name, ...row })

  const decorations = () => old.query<Decoration>('select * from decorations order by id')
  async function pageOf(name: string): Promise<HomePageDocument> {
    const found = (await decorations()).find((row) => row.name === name)
    if (!found) throw new Error(`there is no ${name}`)
    return found.page
  }

  beforeAll(async () => {
    old = await aDatabaseBefore('0007')
    await put('college', 'colleges', { name: 'North', language: 'en-us' })
    await put('south', 'colleges', { name: 'South', language: 'en-us' })
    await put('user', 'users', { user_name: 'ann', name: 'Ann', created_at: MADE })
    for (const name of ['banner', 'picture', 'button', 'icon', 'chosen']) await aFile(name)
    await anAudience('some', { 'tree:7': false, 'user:3': true })
    await anAudience('few', { 'post:5': false, 'label:6': true })
    await anAudience('here', { 'department:8': false })
    await anAudience('readers', { 'user:3': false })

    await aDecoration('Now', true)
    // Stored in reverse: the order is in `sort`.
    await aBlock('images', 'Now', {
      code: 'app-multi-image',
      title: 'Pictures',
      extend_info: '{"layoutType":2}',
      data_max_count: 6,
      sort: 3,
    })
    await aBlock('notices', 'Now', { code: 'app-notice', extend_info: '["no", "object"]', sort: 2 })
    await aBlock('banners', 'Now', { code: 'app-banner', audience_id: ids.some, extend_info: '{not json', sort: 1 })
    await aCategory('banners-all', 'banners')
    await anItem('Summer', 'banners-all', {
      file_id: ids.banner,
      audience_id: ids.few,
      jump_type: JUMP.course,
      jump_id: '42',
      show_from: FROM,
      show_until: UNTIL,
      sort: 2,
    })
    await anItem('Spring', 'banners-all', {
      audience_id: ids.here,
      jump_type: JUMP.link,
      jump_link: 'https://a.example',
      sort: 1,
    })
    await anItem('Odd', 'banners-all', { jump_type: 9999, sort: 3 })
    await aCategory('later', 'images', {
      name: 'Later',
      show_rule: 1,
      jump_category_ids: ['11', '12'],
      jump_ids: ['13'],
      sort: 2,
    })
    await aCategory('sooner', 'images', { name: 'Sooner', sort: 1 })
    await anItem('A picture', 'sooner', { file_id: ids.picture, sort: 1 })
    await anItem('The same picture', 'sooner', { file_id: ids.picture, sort: 2 })
    await aCategory('notices-all', 'notices', { show_rule: 1 })
    await anItem('Second line', 'notices-all', { sort: 2, show_until: UNTIL })
    await anItem('First line', 'notices-all', { jump_type: JUMP.messages, audience_id: ids.readers, sort: 1 })
    await old.query(
      `insert into floating_buttons (decoration_id, name, file_id, jump_type, jump_id, jump_link)
        values ($1, 'Help', $2, $3, null, '/guide/en-us.html')`,
      ids.Now,
      ids.button,
      JUMP.link,
    )

    await aDecoration('Before', false)
    await aBlock('old-notices', 'Before', { code: 'app-notice', sort: 1 })
    await aCategory('old-notices-all', 'old-notices')
    await anItem('A line of the past', 'old-notices-all', { sort: 1 })
    await aBlock('tomorrow', 'Before', { code: 'app-of-tomorrow', sort: 2 })
    await aBlock('bare', 'Before', { code: 'app-banner', extend_info: '{"type":"round","layoutType":"2"}', sort: 3 })
    await aDecoration('Empty', true, ids.south)

    await put('tab', 'tab_items', {
      college_id: ids.college,
      name: 'Home',
      code: 'home',
      sort: 1,
      icon_url: `/files/${ids.icon}/original?x=1`,
      selected_icon_url: `/files/${ids.chosen}/large?x=1`,
    })
    await put('gone', 'tab_items', {
      college_id: ids.college,
      name: 'Rules',
      link: 'https://a.example',
      sort: 2,
      icon_url: '/files/999999/original',
      selected_icon_url: 'https://elsewhere.example/icon.png',
    })
    await put('advert', 'adverts', { college_id: ids.college, name: 'Hello', sort: 1 })
    expect(await old.goOn()).toEqual(['0007_home_editing'])
  })
  afterAll(() => old.drop())

  it('become one document each, in the same state', async () => {
    expect(await decorations()).toMatchObject([
      { name: 'Now', state: 'current', version: 1, published_at: MADE, replaced_at: null, updated_at: MADE },
      { name: 'Before', state: 'past', version: 1, published_at: MADE, replaced_at: MADE },
      { name: 'Empty', state: 'current', page: { blocks: [], floatingButton: null } },
    ])
  })

  it('are pages that the editor accepts', async () => {
    const schema = Compile(HomePageDocument)
    for (const { name, page } of await decorations()) expect([name, ...schema.Errors(page)]).toEqual([name])
  })

  it('keep modules, categories and items in their order, with all their fields', async () => {
    const { blocks } = await pageOf('Now')
    const at = (moment: Date) => expect.toSatisfy((text: string) => Date.parse(text) === moment.getTime())
    const plain = { jump: NOWHERE, audience: EVERYONE, showFrom: null, showUntil: null }
    expect(blocks).toEqual([
      {
        key: ids.banners,
        code: 'app-banner',
        title: '',
        extendInfo: {},
        dataMaxCount: 0,
        audience: {
          included: [{ kind: 'department', id: '7', withChildren: true }],
          excluded: [{ kind: 'user', id: '3' }],
        },
        categories: [
          {
            key: ids['banners-all'],
            name: '',
            showRule: 0,
            jumpCategoryIds: [],
            jumpIds: [],
            items: [
              {
                ...plain,
                key: ids.Spring,
                name: 'Spring',
                fileId: null,
                jump: { to: 'link', moduleId: null, link: 'https://a.example' },
                audience: { included: [{ kind: 'department', id: '8', withChildren: false }], excluded: [] },
              },
              {
                key: ids.Summer,
                name: 'Summer',
                fileId: ids.banner,
                jump: { to: 'course', moduleId: '42', link: null },
                audience: { included: [{ kind: 'post', id: '5' }], excluded: [{ kind: 'label', id: '6' }] },
                showFrom: at(FROM),
                showUntil: at(UNTIL),
              },
              { ...plain, key: ids.Odd, name: 'Odd', fileId: null },
            ],
          },
        ],
      },
      {
        key: ids.notices,
        code: 'app-notice',
        title: '',
        extendInfo: {},
        dataMaxCount: 0,
        audience: EVERYONE,
        categories: [{ key: ids['notices-all'], name: '', showRule: 1, jumpCategoryIds: [], jumpIds: [], items: [] }],
      },
      {
        key: ids.images,
        code: 'app-multi-image',
        title: 'Pictures',
        extendInfo: { layoutType: 2 },
        dataMaxCount: 6,
        audience: EVERYONE,
        categories: [
          {
            key: ids.sooner,
            name: 'Sooner',
            showRule: 0,
            jumpCategoryIds: [],
            jumpIds: [],
            items: [
              { ...plain, key: ids['A picture'], name: 'A picture', fileId: ids.picture },
              { ...plain, key: ids['The same picture'], name: 'The same picture', fileId: ids.picture },
            ],
          },
          {
            key: ids.later,
            name: 'Later',
            showRule: 1,
            jumpCategoryIds: ['11', '12'],
            jumpIds: ['13'],
            items: [],
          },
        ],
      },
    ])
  })

  it('leave out what no phone shows, and can be edited', async () => {
    const [, bare, ...more] = (await pageOf('Before')).blocks
    expect(bare).toMatchObject({ code: 'app-banner', extendInfo: { layoutType: 2 }, categories: [{ items: [] }] })
    expect(more).toEqual([])
  })

  it('keep their floating button', async () => {
    expect((await pageOf('Now')).floatingButton).toEqual({
      name: 'Help',
      fileId: ids.button,
      jump: { to: 'link', moduleId: null, link: '/guide/en-us.html' },
    })
    expect((await pageOf('Before')).floatingButton).toBeNull()
  })

  it('keep the use of their pictures, each once', async () => {
    const files = await old.query<{ file_id: string }>(
      'select file_id from decoration_files where decoration_id = $1 order by file_id',
      ids.Now,
    )
    expect(files.map(({ file_id }) => file_id)).toEqual([ids.banner, ids.picture, ids.button])
  })

  it('move the lines of the current notice module to the list of the college, in their order', async () => {
    expect(await old.query('select * from notices order by sort')).toMatchObject([
      {
        college_id: ids.college,
        text: 'First line',
        audience_id: ids.readers,
        jump_type: JUMP.messages,
        show_until: null,
        sort: 1,
        version: 1,
      },
      { college_id: ids.college, text: 'Second line', audience_id: null, jump_type: 0, show_until: UNTIL, sort: 2 },
    ])
  })

  it('have tabs whose icons are files, where the icons were our own files and exist', async () => {
    expect(await old.query('select * from tab_items order by sort')).toMatchObject([
      { name: 'Home', icon_file_id: ids.icon, selected_icon_file_id: ids.chosen },
      { name: 'Rules', link: 'https://a.example', icon_file_id: null, selected_icon_file_id: null },
    ])
    expect(await old.query('select college_id, version from tab_bars order by college_id')).toEqual([
      { college_id: ids.college, version: 1 },
      { college_id: ids.south, version: 1 },
    ])
    expect(await old.query('select name, version from adverts')).toEqual([{ name: 'Hello', version: 1 }])
  })
})
