import type { examTakingTexts as source } from '../zh-cn/exam.taking.ts'

export const examTakingTexts = {
  'exam.refused_title': 'This answer was not accepted and is only on this device',
  'exam.refused_not_in_paper': 'The paper has no such question',
  'exam.refused_bad_answer': 'The answer does not fit the question',
  'exam.refused_foreign_file': 'The file is not yours, or it was deleted',
  'exam.refused_no_way_back': 'This exam does not go back to earlier questions',
  'exam.refused_count': '{count, plural, one {# answer was} other {# answers were}} not accepted',
  'exam.sheet_refused': 'not accepted',
  'exam.sheet_flagged': 'marked for later',
  'exam.attach': 'Add pictures or files',
  'exam.attach_limit': 'Up to {limit, plural, one {# file} other {# files}}, pictures or documents',
  'exam.attach_full': 'No more than {limit, plural, one {# file} other {# files}}',
  'exam.attach_remove': 'Remove {name}',
  'exam.attach_waiting': '{count, plural, one {# file is} other {# files are}} still uploading',
  'exam.leave_count':
    'You left the page {count, plural, one {once} other {# times}}. At {limit} your exam is handed in.',
  'exam.one_way_ask': 'Go to the next question?',
  'exam.one_way_text': 'You cannot come back to this question',
  'exam.sealed_title': 'Some answers have not reached the server',
  'exam.sealed_text':
    'Your last {count, plural, one {change is} other {# changes are}} only on this device. They are handed in when the network is back. You can also save a sealed file and give it to your reviewer.',
  'exam.sealed_save': 'Save the sealed file',
  'exam.sealed_file': 'sealed-exam-answers',
  'exam.sealed_waiting':
    'Answers that arrived after the end were handed in as a sealed file. A reviewer will decide about them.',
  'exam.sealed_taken': 'A reviewer accepted the answers that arrived after the end',
  'exam.sealed_refused': 'A reviewer did not accept the answers that arrived after the end',
  'exam.time_moved': 'Your exam now ends at {at}',
  'exam.early': 'You can hand in from {at}',
  'exam.required_left': '{count, plural, one {# required question is} other {# required questions are}} not answered',
  'exam.ended_time_over': 'Handed in when the time was over',
  'exam.ended_leave_limit': 'Handed in because you left the page too often',
  'exam.ended_sealed': 'Scored again with the answers of the sealed file',
  'exam.enlarge': 'Show the picture larger',
  'exam.to_exam': 'Back to the exam',
} satisfies Record<keyof typeof source, string>
