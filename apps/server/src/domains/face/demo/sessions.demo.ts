import type { FaceCertificateRule } from '@sands/rules/face/certificate'
import type { Cost, CostKind } from '@sands/rules/face/cost'
import type { Attended, SeatStatus } from '@sands/rules/face/seat'
import type { SessionState } from '@sands/rules/face/session'
import type { Language } from '@sands/rules/language'

export interface DemoRoom {
  name: string
  address: string
  seats: number
  timeZone: string
  mapUrl: string
}

/** A seat of a demo session: the person, the status, and what each day was. */
export interface DemoSeat {
  who: string
  status: SeatStatus
  reason?: string
  leave?: 'asked' | 'granted' | 'refused'
  leaveReason?: string
  days?: readonly Attended[]
  homework?: string
  score?: number
  remark?: string
}

/** Earlier training that the company brought in. */
export interface DemoRecord {
  who: string
  title: string
  startDate: string
  endDate: string
  place: string
  lecturer: string
  hours: number | null
  result: string
  score: number | null
  certificateNo: string
}

/** A session of the demo company. Days and hours are relative to the moment it is loaded. */
export interface DemoSession {
  name: string
  introduction: string
  agenda: string
  state: Exclude<SessionState, 'deleted'>
  /** Beginning of each day in hours from now, and its length. */
  days: readonly (readonly [fromHours: number, hours: number])[]
  room: number
  capacity: number
  overbook?: number
  needsConfirm?: true
  cancelReason?: string
  homework?: string
  /** In cents. */
  costs?: Readonly<Partial<Record<CostKind, Cost>>>
  /** What people earned who were there. */
  certificate?: FaceCertificateRule
  /** The evaluation is a survey of the college. */
  hasSurvey?: true
  seats: readonly DemoSeat[]
}

export interface DemoFace {
  rooms: readonly DemoRoom[]
  sessions: readonly DemoSession[]
  records: readonly DemoRecord[]
}

const seat = (who: string, status: SeatStatus, more: Omit<DemoSeat, 'who' | 'status'> = {}): DemoSeat => ({
  who,
  status,
  ...more,
})

const zh: DemoFace = {
  rooms: [
    {
      name: '上海总部 · 一号培训室',
      address: '上海市静安区南京西路 1000 号 5 层',
      seats: 30,
      timeZone: 'Asia/Shanghai',
      mapUrl: 'https://www.openstreetmap.org/?mlat=31.2304&mlon=121.4737#map=16/31.2304/121.4737',
    },
    {
      name: '雅加达分部 · 会议厅',
      address: 'Jl. Jenderal Sudirman 25, Jakarta',
      seats: 40,
      timeZone: 'Asia/Jakarta',
      mapUrl: 'https://www.openstreetmap.org/?mlat=-6.2146&mlon=106.8208#map=16/-6.2146/106.8208',
    },
  ],
  sessions: [
    {
      name: '门店服务标准工作坊',
      introduction: '两天时间，用真实案例练习迎宾、推荐和处理投诉。',
      agenda: '09:00 开场与分组\n10:30 情景演练\n14:00 投诉处理\n16:00 总结与行动计划',
      state: 'open',
      days: [
        [72, 8],
        [96, 8],
      ],
      room: 0,
      capacity: 24,
      needsConfirm: true,
      seats: [
        seat('learner', 'booked'),
        seat('staff02', 'confirmed'),
        seat('staff03', 'declined', { reason: '当天门店盘点' }),
        seat('staff04', 'confirmed', { leave: 'asked', leaveReason: '家中有事' }),
      ],
    },
    {
      name: '区域经理领导力（雅加达）',
      introduction: '在雅加达举办，时间以当地为准。',
      agenda: '上午：教练式管理\n下午：跨文化沟通',
      state: 'open',
      days: [[170, 7]],
      room: 1,
      capacity: 2,
      overbook: 0,
      seats: [
        seat('manager', 'booked'),
        seat('staff02', 'booked'),
        seat('learner', 'waiting'),
        seat('staff05', 'waiting'),
      ],
    },
    {
      name: '新品发布培训',
      introduction: '认识本季新品，现场体验。',
      agenda: '产品讲解、体验、答疑',
      state: 'open',
      days: [[240, 3]],
      room: 0,
      capacity: 30,
      seats: [seat('staff06', 'booked')],
    },
    {
      name: '消防与安全演练',
      introduction: '正在进行，请在会场扫码签到。',
      agenda: '理论讲解、疏散演练、灭火器实操',
      state: 'open',
      days: [[-1, 4]],
      room: 0,
      capacity: 20,
      seats: [
        seat('learner', 'booked'),
        seat('staff02', 'present', { days: ['present'] }),
        seat('staff03', 'late', { days: ['late'] }),
      ],
    },
    {
      name: '内训师授课技巧',
      introduction: '面向内训师的授课技巧训练。',
      agenda: '课程设计、表达与控场、试讲点评',
      certificate: { title: '内训师授课技巧结业', text: '完成半天面授并通过课堂练习。', months: 24 },
      hasSurvey: true,
      costs: { room: { cents: 80_000, note: '半天' }, material: { cents: 12_550, note: '讲义' } },
      homework: '写一份 30 分钟的授课计划，说明目标、练习和检验方式。',
      state: 'open',
      days: [
        [-220, 8],
        [-196, 8],
      ],
      room: 0,
      capacity: 12,
      seats: [
        seat('learner', 'present', {
          days: ['present', 'present'],
          homework: '目标：新员工能独立完成收银。练习：两人一组演练三种付款。检验：随机抽查。',
        }),
        seat('staff02', 'partly', { days: ['present', 'absent'] }),
        seat('staff03', 'absent', { days: ['absent', 'absent'] }),
        seat('staff04', 'late', { days: ['late', 'present'], score: 82, remark: '试讲节奏好，注意板书。' }),
        seat('staff05', 'leave', { leave: 'granted', reason: '陪产假' }),
      ],
    },
    {
      name: '户外拓展日',
      introduction: '团队建设活动。',
      agenda: '集合、拓展、返程',
      state: 'cancelled',
      cancelReason: '台风预警，活动取消',
      days: [[50, 8]],
      room: 0,
      capacity: 30,
      seats: [seat('learner', 'cancelled', { reason: '台风预警，活动取消' })],
    },
    {
      name: '数据分析入门（草稿）',
      introduction: '下一季度的计划。',
      agenda: '',
      state: 'draft',
      days: [[600, 6]],
      room: 0,
      capacity: 20,
      seats: [],
    },
  ],
  records: [
    {
      ...{ who: 'learner', title: '新员工入职培训', startDate: '2024-03-04', endDate: '2024-03-06' },
      ...{
        place: '上海总部',
        lecturer: '人力资源部',
        hours: 18,
        result: '合格',
        score: 88,
        certificateNo: 'RZ-2024-0318',
      },
    },
    {
      ...{ who: 'learner', title: '消防安全培训', startDate: '2024-09-12', endDate: '2024-09-12' },
      ...{ place: '静安消防站', lecturer: '', hours: 4, result: '合格', score: null, certificateNo: '' },
    },
    {
      ...{ who: 'staff02', title: '消防安全培训', startDate: '2024-09-12', endDate: '2024-09-12' },
      ...{ place: '静安消防站', lecturer: '', hours: 4, result: '补考合格', score: 61, certificateNo: '' },
    },
  ],
}

const en: DemoFace = {
  rooms: [
    {
      name: 'London · Training room A',
      address: '10 Finsbury Square, London',
      seats: 24,
      timeZone: 'Europe/London',
      mapUrl: 'https://www.openstreetmap.org/?mlat=51.5207&mlon=-0.0877#map=16/51.5207/-0.0877',
    },
    {
      name: 'Jakarta · Conference hall',
      address: 'Jl. Jenderal Sudirman 25, Jakarta',
      seats: 40,
      timeZone: 'Asia/Jakarta',
      mapUrl: 'https://www.openstreetmap.org/?mlat=-6.2146&mlon=106.8208#map=16/-6.2146/106.8208',
    },
  ],
  sessions: [
    {
      name: 'Service standards workshop',
      introduction: 'Two days of practice with real cases: greeting, advising, handling complaints.',
      agenda: '09:00 Welcome\n10:30 Role plays\n14:00 Complaints\n16:00 Action plan',
      state: 'open',
      days: [
        [72, 8],
        [96, 8],
      ],
      room: 0,
      capacity: 20,
      needsConfirm: true,
      seats: [
        seat('emma', 'booked'),
        seat('learner', 'booked'),
        seat('noah.bennett', 'confirmed'),
        seat('isla.morgan', 'declined', { reason: 'Stocktaking in the store' }),
      ],
    },
    {
      name: 'Leading across cultures (Jakarta)',
      introduction: 'Held in Jakarta; times are those of the room.',
      agenda: 'Coaching in the morning, working across cultures in the afternoon',
      state: 'open',
      days: [[170, 7]],
      room: 1,
      capacity: 1,
      seats: [seat('amelia.turner', 'booked'), seat('emma', 'waiting')],
    },
    {
      name: 'New products of the season',
      introduction: 'See and try what is new.',
      agenda: 'Presentation, trying out, questions',
      state: 'open',
      days: [[240, 3]],
      room: 0,
      capacity: 20,
      seats: [seat('liam.foster', 'booked')],
    },
    {
      name: 'Fire drill',
      introduction: 'Running now: scan the code in the room to sign in.',
      agenda: 'Theory, evacuation, extinguishers',
      state: 'open',
      days: [[-1, 4]],
      room: 0,
      capacity: 20,
      seats: [
        seat('emma', 'booked'),
        seat('noah.bennett', 'present', { days: ['present'] }),
        seat('isla.morgan', 'late', { days: ['late'] }),
      ],
    },
    {
      name: 'Teaching skills for trainers',
      introduction: 'How to plan and hold a session.',
      agenda: 'Planning, speaking, rehearsing',
      certificate: { title: 'Trainer, first level', text: 'Half a day with practice in class.', months: 24 },
      hasSurvey: true,
      costs: { room: { cents: 35_000, note: 'Half a day' }, other: { cents: 4250, note: 'Lunch' } },
      homework: 'Plan a lesson of 30 minutes: its aim, its exercises and how you check the result.',
      state: 'open',
      days: [
        [-220, 8],
        [-196, 8],
      ],
      room: 0,
      capacity: 12,
      seats: [
        seat('emma', 'present', {
          days: ['present', 'present'],
          homework:
            'Aim: new colleagues can handle payments alone. Exercise: pairs play three cases. Check: spot tests.',
        }),
        seat('noah.bennett', 'partly', { days: ['present', 'absent'] }),
        seat('isla.morgan', 'absent', { days: ['absent', 'absent'] }),
        seat('amelia.turner', 'late', {
          days: ['late', 'present'],
          score: 84,
          remark: 'Good pace; leave more time for questions.',
        }),
        seat('liam.foster', 'leave', { leave: 'granted', reason: 'Parental leave' }),
      ],
    },
    {
      name: 'Team day outdoors',
      introduction: 'A day together.',
      agenda: 'Meeting point, activities, return',
      state: 'cancelled',
      cancelReason: 'Storm warning',
      days: [[50, 8]],
      room: 0,
      capacity: 20,
      seats: [seat('emma', 'cancelled', { reason: 'Storm warning' })],
    },
    {
      name: 'Introduction to data (draft)',
      introduction: 'Planned for the next quarter.',
      agenda: '',
      state: 'draft',
      days: [[600, 6]],
      room: 0,
      capacity: 20,
      seats: [],
    },
  ],
  records: [
    {
      ...{ who: 'emma', title: 'Induction', startDate: '2024-03-04', endDate: '2024-03-06' },
      ...{
        place: 'London',
        lecturer: 'People team',
        hours: 18,
        result: 'Passed',
        score: 91,
        certificateNo: 'IN-2024-27',
      },
    },
    {
      ...{ who: 'noah.bennett', title: 'Manual handling', startDate: '2024-10-02', endDate: '2024-10-02' },
      ...{ place: 'Leeds', lecturer: '', hours: 3, result: 'Passed', score: null, certificateNo: '' },
    },
  ],
}

export const DEMO_FACE: Readonly<Partial<Record<Language, DemoFace>>> = { 'zh-cn': zh, 'en-us': en }
