import type { examErrors as source } from '../zh-cn/exam.errors.ts'

export const examErrors = {
  'exam.unknown': '這場考試不存在',
  'exam.question_unknown': '這道題目不存在',
  'exam.paper_unknown': '這份試卷不存在',
  'exam.question_in_use': '有 {count} 份試卷或練習使用這道題目，不能刪除',
  'exam.question_needed': '刪除後題庫將不夠 {count} 場隨機組卷考試抽題，不能刪除：{names}',
  'exam.paper_in_use': '有 {count} 場考試使用這份試卷，不能刪除',
  'exam.bad_question': '題目還有 {faults} 處問題，請先更正',
  'exam.has_faults': '還有 {faults} 處問題，不能發佈',
  'exam.wrong_state': '考試的狀態已變，不能這樣操作',
  'exam.import_headings': '表格缺少「題型」或「題幹」欄',
  'exam.override_unknown': '這條單獨調整不存在',
  'exam.type.single': '單選題',
  'exam.type.multiple': '多選題',
  'exam.type.uncertain': '不定項選擇題',
  'exam.type.judge': '是非題',
  'exam.type.fill': '填空題',
  'exam.type.match': '配對題',
  'exam.type.order': '排序題',
  'exam.type.essay': '問答題',
  'exam.type.material': '題組題',
  'exam.difficulty.easy': '易',
  'exam.difficulty.medium': '中',
  'exam.difficulty.hard': '難',
  'exam.answer.true': '正確',
  'exam.answer.false': '錯誤',
  'exam.column.type': '題型',
  'exam.column.stem': '題幹',
  'exam.column.option': '選項',
  'exam.column.answer': '答案',
  'exam.column.analysis': '解析',
  'exam.column.difficulty': '難度',
  'exam.column.category': '分類',
  'exam.column.tags': '標籤',
  'exam.file.questions': '題庫',
  'exam.file.template': '題目匯入範本',
  'exam.file.import': '匯入題目',
  'exam.import_sample': `1. [單選題] 範例：沖泡綠茶用幾度的水？
A. 60 度
B. 80 度
C. 100 度
答案：B
解析：太燙會苦。
難度：易
分類：飲品/茶
標籤：茶；水溫

2. [多選題] 範例：哪些是茶？
A. 烏龍
B. 拿鐵
C. 普洱
答案：AC

3. [不定項選擇題] 範例：哪些情況要洗手？
A. 開始工作前
B. 接觸生食後
C. 如廁後
答案：ABC

4. [是非題] 範例：牛奶開封後要冷藏。
答案：正確

5. [填空題] 範例：一週有 ___ 天，一天有 ___ 小時。
答案：7|七；24|二十四

6. [配對題] 範例：把飲品和原料配對。
A. 拿鐵 = 牛奶
B. 綠茶 = 茶葉

7. [排序題] 範例：排出接待顧客的順序。
A. 問候
B. 點餐
C. 道別

8. [問答題] 範例：顧客抱怨時怎樣處理？
答案：先傾聽，再道歉，然後解決。`,
  'exam.row_type': '題型應為：{names}',
  'exam.row_no_stem': '請填寫題幹',
  'exam.row_too_long': '太長，最多 {most} 個字元',
  'exam.row_options': '至少需要兩個選項',
  'exam.row_pairs': '每個選項應寫成「左 = 右」',
  'exam.row_answer_one': '答案應為一個選項的字母，例如 B',
  'exam.row_answer_several': '答案應為至少兩個選項的字母，例如 ABD',
  'exam.row_answer_letters': '答案應為選項的字母，例如 AC',
  'exam.row_answer_judge': '答案應為「正確」或「錯誤」',
  'exam.row_no_blanks': '題幹裡用三個以上的底線 ___ 表示空格',
  'exam.row_answer_fill': '題幹有 {count} 個空格，答案應有同樣多個，以分號分隔；同一空格的多個答案以直線分隔',
  'exam.row_difficulty': '難度應為：{names}',
  'exam.row_category': '分類最多三級，每級最多 40 個字元',
  'exam.row_tags': '最多 20 個標籤，每個最多 30 個字元',
  'exam.row_bad': '題目不完整，不能匯入',
  'exam.bad_override': '請選擇一個人或一個部門，並至少改一項條件',
  'exam.withdrawn': '考試已下架',
  'exam.not_open_yet': '考試尚未開始',
  'exam.closed': '考試已經結束',
  'exam.admission_over': '已超過入場時間',
  'exam.no_attempts_left': '沒有剩餘的考試次數',
  'exam.wait_between': '兩次考試之間的間隔時間還沒到',
  'exam.passed_already': '您已通過這場考試',
  'exam.in_review': '上一次作答正在閱卷中',
  'exam.wrong_password': '考試密碼不正確',
  'exam.paper_short': '題庫的題目不足，暫時無法組卷，請聯絡管理員',
  'exam.attempt_unknown': '作答紀錄不存在',
  'exam.newer_page_open': '試卷已在其他頁面或裝置開啟，此頁面只能檢視',
  'exam.time_over': '考試時間已到，已儲存的答案會自動交卷',
  'exam.handed_in': '已經交卷',
  'exam.operations_missing': '有答案尚未儲存，正在重新傳送',
  'exam.too_early': '還要再過 {minutes} 分鐘才能交卷',
  'exam.required_unanswered': '還有 {count} 道必答題沒有作答',
  'exam.still_running': '考試仍在進行中，暫時沒有成績',
  'exam.receipt_unknown': '找不到這張回執',
  'exam.bad_seal': '密封檔案已被更動，或不屬於這次作答',
  'exam.bad_mark': '分數或評分項目不符合這道題',
  'exam.marks_missing': '{count, plural, other {還有 # 題沒有給分}}',
  'exam.regrade_running': '這場考試正在重新評分，請等它完成',
  'exam.sealed_unknown': '沒有這個密封檔案',
  'exam.sealed_decided': '這個密封檔案已經處理過了',
  'exam.sealed_enough': '每次考試最多提交 {most} 個密封檔案',
} satisfies Record<keyof typeof source, string>
