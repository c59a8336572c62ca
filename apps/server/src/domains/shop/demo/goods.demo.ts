import type { DeliveryArea } from '@sands/contract/shop/shop.model'
import type { Currency } from '@sands/rules/shop/money'
import type { GoodsType, PayType } from '@sands/rules/shop/price'
import type { GoodsState } from '@sands/rules/shop/shop'
import type { GoodsPicture } from './picture.demo.ts'

export interface DemoGoods {
  name: string
  type: GoodsType
  /** The path of its category. */
  category: string
  /** The place of its merchant in the list; missing for courses. */
  merchant?: number
  /** The title of the course that it sells. */
  course?: string
  /** Missing for courses, which have a cover. */
  picture?: GoodsPicture
  text: string
  cash?: number
  points?: number
  combination?: { cash: number; points: number }
  pays: PayType
  stock?: number
  quota?: number
  state?: GoodsState
}

export interface DemoShop {
  currency: Currency
  categories: readonly string[]
  /** Without areas they deliver everywhere. */
  merchants: readonly { name: string; text: string; phone: string; hours: string; areas?: readonly DeliveryArea[] }[]
  goods: readonly DemoGoods[]
  address: { name: string; phone: string; province: string; city: string; district: string; detail: string }
  carrier: string
  invoice: { title: string; taxNumber: string }
  refundReason: string
}

const province = (name: string): DeliveryArea => ({ province: name, city: '', district: '' })

const CHINESE: DemoShop = {
  currency: 'CNY',
  categories: ['好课', '好物', '好物/家居', '好物/家居/水杯', '好物/出行', '服务'],
  merchants: [
    {
      name: '沙丘杂货铺',
      text: '把日常用品做得好用一点。下单后两个工作日内发货。',
      phone: '020-8888 1200',
      hours: '9:00–18:00',
      areas: [province('广东省'), province('福建省'), { ...province('浙江省'), city: '杭州市' }],
    },
    {
      name: '云溪健康馆',
      text: '肩颈放松与体态评估，凭券码到店使用，请提前一天预约。',
      phone: '020-8888 1300',
      hours: '10:00–21:00',
    },
  ],
  goods: [
    {
      ...{ name: '库存盘点实战课', type: 1, category: '好课', course: '库存盘点不加班', pays: 3 },
      ...{ text: '<p>第一节可以试学，购买后学习全部内容。</p>', cash: 1990, points: 200 },
      combination: { cash: 990, points: 100 },
    },
    {
      ...{
        name: '沙丘保温杯',
        type: 2,
        category: '好物/家居/水杯',
        merchant: 0,
        cash: 9900,
        pays: 1,
        stock: 50,
        quota: 2,
      },
      picture: 'bottle',
      text: '<p>480 毫升，双层不锈钢，杯底刻有沙丘线条。</p>',
    },
    {
      ...{ name: '沙丘帆布袋', type: 2, category: '好物/出行', merchant: 0, points: 10, pays: 2, stock: 20 },
      combination: { cash: 990, points: 5 },
      picture: 'tote',
      text: '<p>加厚帆布，能装下一台 14 寸笔记本。</p>',
    },
    {
      ...{ name: '静音机械键盘', type: 2, category: '好物', merchant: 0, pays: 3, stock: 5 },
      ...{
        picture: 'keyboard',
        text: '<p>静音轴，白色背光，附两年保修。</p>',
        combination: { cash: 19_900, points: 500 },
      },
    },
    {
      ...{ name: '周年纪念徽章', type: 2, category: '好物', merchant: 0, cash: 2900, pays: 1, stock: 0 },
      picture: 'medal',
      text: '<p>限量发行，售完不补。</p>',
    },
    {
      ...{
        name: '肩颈放松 30 分钟',
        type: 3,
        category: '服务',
        merchant: 1,
        cash: 6800,
        points: 400,
        pays: 1,
        stock: 30,
      },
      picture: 'stones',
      text: '<p>到店出示券码，由技师核销。</p>',
    },
    {
      ...{
        name: '旧款折叠伞',
        type: 2,
        category: '好物/出行',
        merchant: 0,
        cash: 3900,
        pays: 1,
        stock: 3,
        state: 'off_sale',
      },
      picture: 'umbrella',
      text: '<p>已停产。</p>',
    },
    {
      ...{ name: '新年礼盒', type: 2, category: '好物', merchant: 0, cash: 15_800, pays: 1, stock: 0, state: 'draft' },
      picture: 'gift',
      text: '<p>年底上架。</p>',
    },
  ],
  address: {
    ...{ name: '林小满', phone: '13800001111', province: '广东省', city: '广州市', district: '天河区' },
    detail: '体育西路 101 号沙丘大厦 8 楼',
  },
  carrier: '顺丰速运',
  invoice: { title: '沙丘商业有限公司', taxNumber: '91440101MA5SANDS0X' },
  refundReason: '颜色和想的不一样',
}

const ENGLISH: DemoShop = {
  currency: 'IDR',
  categories: ['Courses', 'Things', 'Things/Home', 'Things/Home/Mugs', 'Things/Travel', 'Services'],
  merchants: [
    {
      name: 'Dune General Store',
      text: 'Everyday things, made well. We ship within two working days.',
      phone: '+62 21 555 1200',
      hours: '9:00–18:00',
      areas: [province('DKI Jakarta'), province('Jawa Barat')],
    },
    {
      name: 'Stillwater Wellness',
      text: 'Neck and shoulder care. Book a day ahead and bring your voucher code.',
      phone: '+62 21 555 1300',
      hours: '10:00–21:00',
    },
  ],
  goods: [
    {
      ...{ name: 'Keep secrets safe: the course', type: 1, category: 'Courses', course: 'Keep secrets safe', pays: 1 },
      ...{ text: '<p>Try the first part. Buy it to study the rest.</p>', cash: 45_000, points: 200 },
    },
    {
      ...{
        name: 'Dune travel mug',
        type: 2,
        category: 'Things/Home/Mugs',
        merchant: 0,
        cash: 185_000,
        pays: 1,
        stock: 40,
      },
      picture: 'bottle',
      text: '<p>480 ml, double-walled steel.</p>',
    },
    {
      ...{ name: 'Canvas tote', type: 2, category: 'Things/Travel', merchant: 0, points: 10, pays: 2, stock: 15 },
      picture: 'tote',
      text: '<p>Thick canvas that holds a 14-inch laptop.</p>',
    },
    {
      ...{
        name: 'Neck and shoulder care, 30 minutes',
        type: 3,
        category: 'Services',
        merchant: 1,
        cash: 120_000,
        pays: 1,
        stock: 30,
      },
      picture: 'stones',
      text: '<p>Show your voucher code at the desk.</p>',
    },
  ],
  address: {
    ...{
      name: 'Emma Clarke',
      phone: '+62 811 555 0101',
      province: 'DKI Jakarta',
      city: 'Jakarta Selatan',
      district: 'Setiabudi',
    },
    detail: 'Jalan Sudirman 10, floor 8',
  },
  carrier: 'JNE',
  invoice: { title: 'PT Dune Retail', taxNumber: '01-234-567-8-901' },
  refundReason: 'The colour is not what I expected',
}

export const DEMO_SHOPS: Readonly<Record<string, DemoShop>> = { 'zh-cn': CHINESE, 'en-us': ENGLISH }
