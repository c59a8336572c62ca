import type { Language } from '@sands/rules/language'
import type { DemoAct } from '../../../kernel/audit/demo-history.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Demo } from '../../../kernel/demo.ts'
import { type DemoSheet, writePdf } from './demo-pdf.codec.ts'
import { addPlayables } from './playable.demo.ts'

interface DemoDocument {
  name: string
  sheets: readonly DemoSheet[]
}

const DEMO_DOCUMENTS: Readonly<Partial<Record<Language, readonly DemoDocument[]>>> = {
  'zh-cn': [
    {
      name: '门店安全手册.pdf',
      sheets: [
        {
          title: '门店安全手册',
          lines: [
            '每天开门前，请走一遍门店，确认下面几件事：',
            '一、安全通道畅通，应急灯常亮。',
            '二、灭火器在位，压力指针在绿色区域。',
            '三、地面干燥，湿滑处放好提示牌。',
            '四、货架稳固，重物放在下层。',
            '发现问题先处理，处理不了的立刻告诉店长。',
          ],
        },
        {
          title: '遇到火情怎么办',
          lines: [
            '第一步：大声提醒身边的人，按下最近的报警按钮。',
            '第二步：火势很小才用灭火器，始终背对出口。',
            '第三步：带领顾客从安全通道离开，不乘电梯。',
            '第四步：在集合点清点人数，等待消防人员。',
          ],
        },
      ],
    },
    {
      name: '新员工入职指南.pdf',
      sheets: [
        {
          title: '欢迎加入沙丘',
          lines: [
            '第一周，请完成这几件事：',
            '登录学习平台，换上自己的头像。',
            '读完《门店安全手册》。',
            '认识你的店长和带教老师。',
            '在首页找到适合你的课程，开始学习。',
          ],
        },
      ],
    },
  ],
  'en-us': [
    {
      name: 'Shop safety handbook.pdf',
      sheets: [
        {
          title: 'Shop safety handbook',
          lines: [
            'Walk through the shop before you open, every day:',
            '1. Exits are clear and the emergency lights are on.',
            '2. Fire extinguishers are in place, the needle in the green.',
            '3. Floors are dry; wet spots have a sign.',
            '4. Shelves stand firm, heavy goods at the bottom.',
            'Fix what you can. Tell the shop manager at once about the rest.',
          ],
        },
        {
          title: 'If there is a fire',
          lines: [
            'First: warn the people around you and press the nearest alarm.',
            'Second: use an extinguisher only on a small fire, your back to the exit.',
            'Third: lead customers out by the marked way, never by the lift.',
            'Fourth: count everyone at the meeting point and wait for help.',
          ],
        },
      ],
    },
    {
      name: 'Welcome guide.pdf',
      sheets: [
        {
          title: 'Welcome to Dune',
          lines: [
            'In your first week:',
            'Sign in to the learning platform and choose a picture of yourself.',
            'Read the shop safety handbook.',
            'Meet your manager and your coach.',
            'Find a course for you on the home page, and begin.',
          ],
        },
      ],
    },
  ],
}

/** Documents, a film and an audio file in the library of each college. */
export async function loadMediaDemo(tx: Tx, { company, pictures, now }: Demo): Promise<DemoAct[]> {
  const ownerId = company.users.get('admin')
  if (!ownerId) throw new Error('the demo company has no administrator')
  for (const { id: collegeId, language } of company.colleges) {
    for (const { name, sheets } of DEMO_DOCUMENTS[language] ?? [])
      await pictures.storeDocument(tx, {
        collegeId,
        ownerId,
        name,
        content: writePdf(sheets, language === 'zh-cn' ? 'chinese' : 'latin'),
        pages: sheets.length,
        text: sheets.flatMap(({ title, lines }) => [title, ...lines]).join('\n'),
        createdAt: now,
      })
    await addPlayables(tx, pictures, { collegeId, language, ownerId, createdAt: now })
  }
  return []
}
