export const examErrors = {
  'exam.unknown': '这场考试不存在',
  'exam.question_unknown': '这道题目不存在',
  'exam.paper_unknown': '这份试卷不存在',
  'exam.question_in_use': '有 {count} 份试卷或练习使用这道题目，不能删除',
  'exam.question_needed': '删除后题库将不够 {count} 场随机组卷考试抽题，不能删除：{names}',
  'exam.paper_in_use': '有 {count} 场考试使用这份试卷，不能删除',
  'exam.bad_question': '题目还有 {faults} 处问题，请先改正',
  'exam.has_faults': '还有 {faults} 处问题，不能发布',
  'exam.wrong_state': '考试的状态已变，不能这样操作',
  'exam.import_headings': '表格缺少“题型”或“题干”列',
  'exam.override_unknown': '这条单独调整不存在',
  'exam.type.single': '单选题',
  'exam.type.multiple': '多选题',
  'exam.type.uncertain': '不定项选择题',
  'exam.type.judge': '判断题',
  'exam.type.fill': '填空题',
  'exam.type.match': '连线题',
  'exam.type.order': '排序题',
  'exam.type.essay': '问答题',
  'exam.type.material': '材料题',
  'exam.difficulty.easy': '易',
  'exam.difficulty.medium': '中',
  'exam.difficulty.hard': '难',
  'exam.answer.true': '正确',
  'exam.answer.false': '错误',
  'exam.column.type': '题型',
  'exam.column.stem': '题干',
  'exam.column.option': '选项',
  'exam.column.answer': '答案',
  'exam.column.analysis': '解析',
  'exam.column.difficulty': '难度',
  'exam.column.category': '分类',
  'exam.column.tags': '标签',
  'exam.file.questions': '题库',
  'exam.file.template': '题目导入模板',
  'exam.file.import': '导入题目',
  'exam.import_sample': `1. [单选题] 示例：冲泡绿茶用多少度的水？
A. 60 度
B. 80 度
C. 100 度
答案：B
解析：太烫会苦。
难度：易
分类：饮品/茶
标签：茶；水温

2. [多选题] 示例：哪些是茶？
A. 乌龙
B. 拿铁
C. 普洱
答案：AC

3. [不定项选择题] 示例：哪些情况要洗手？
A. 开始工作前
B. 接触生食后
C. 如厕后
答案：ABC

4. [判断题] 示例：牛奶开封后要冷藏。
答案：正确

5. [填空题] 示例：一周有 ___ 天，一天有 ___ 小时。
答案：7|七；24|二十四

6. [连线题] 示例：把饮品和原料连起来。
A. 拿铁 = 牛奶
B. 绿茶 = 茶叶

7. [排序题] 示例：排出接待顾客的顺序。
A. 问候
B. 点单
C. 道别

8. [问答题] 示例：顾客投诉时怎样处理？
答案：先倾听，再道歉，然后解决。`,
  'exam.row_type': '题型应为：{names}',
  'exam.row_no_stem': '请填写题干',
  'exam.row_too_long': '太长，最多 {most} 个字符',
  'exam.row_options': '至少需要两个选项',
  'exam.row_pairs': '每个选项应写成“左 = 右”',
  'exam.row_answer_one': '答案应为一个选项的字母，例如 B',
  'exam.row_answer_several': '答案应为至少两个选项的字母，例如 ABD',
  'exam.row_answer_letters': '答案应为选项的字母，例如 AC',
  'exam.row_answer_judge': '答案应为“正确”或“错误”',
  'exam.row_no_blanks': '题干里用三个以上的下划线 ___ 表示空',
  'exam.row_answer_fill': '题干有 {count} 个空，答案应有同样多个，用分号分隔；同一空的多个答案用竖线分隔',
  'exam.row_difficulty': '难度应为：{names}',
  'exam.row_category': '分类最多三级，每级最多 40 个字符',
  'exam.row_tags': '最多 20 个标签，每个最多 30 个字符',
  'exam.row_bad': '题目不完整，不能导入',
  'exam.bad_override': '请选择一个人或一个部门，并至少改一项条件',
  'exam.withdrawn': '考试已下线',
  'exam.not_open_yet': '考试还没有开始',
  'exam.closed': '考试已经结束',
  'exam.admission_over': '已经过了入场时间',
  'exam.no_attempts_left': '没有剩余的考试次数',
  'exam.wait_between': '两次考试之间的间隔时间还没有到',
  'exam.passed_already': '你已经通过了这场考试',
  'exam.in_review': '上一次作答正在阅卷中',
  'exam.wrong_password': '考试密码不正确',
  'exam.paper_short': '题库里的题目不够，暂时无法组卷，请联系管理员',
  'exam.attempt_unknown': '作答记录不存在',
  'exam.newer_page_open': '试卷已在其他页面或设备上打开，本页面只能查看',
  'exam.time_over': '考试时间已到，已保存的答案会自动交卷',
  'exam.handed_in': '已经交卷',
  'exam.operations_missing': '有答案还没有保存，正在重新发送',
  'exam.too_early': '还要再过 {minutes} 分钟才能交卷',
  'exam.required_unanswered': '还有 {count} 道必答题没有作答',
  'exam.still_running': '考试还在进行中，暂时没有成绩',
  'exam.receipt_unknown': '没有找到这张回执',
  'exam.bad_seal': '密封文件已被改动，或者不属于这次作答',
  'exam.bad_mark': '分数或评分项不符合这道题',
  'exam.marks_missing': '{count, plural, other {还有 # 题没有给分}}',
  'exam.regrade_running': '这场考试正在重新评分，请等它完成',
  'exam.sealed_unknown': '没有这个密封文件',
  'exam.sealed_decided': '这个密封文件已经处理过了',
  'exam.sealed_enough': '每次考试最多提交 {most} 个密封文件',
}
