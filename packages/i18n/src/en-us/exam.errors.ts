import type { examErrors as source } from '../zh-cn/exam.errors.ts'

export const examErrors = {
  'exam.unknown': 'This exam does not exist',
  'exam.question_unknown': 'This question does not exist',
  'exam.paper_unknown': 'This paper does not exist',
  'exam.question_in_use':
    '{count, plural, one {# paper or practice uses} other {# papers or practices use}} this question, so it cannot be deleted',
  'exam.question_needed':
    'Without this question the bank has too few questions for {count, plural, one {# exam} other {# exams}} with random papers: {names}',
  'exam.paper_in_use': '{count, plural, one {# exam uses} other {# exams use}} this paper, so it cannot be deleted',
  'exam.bad_question': '{faults, plural, one {# problem} other {# problems}} in the question must be fixed first',
  'exam.has_faults': '{faults, plural, one {# problem} other {# problems}} must be fixed before publishing',
  'exam.wrong_state': 'The state of the exam has changed, so this is not possible',
  'exam.import_headings': 'The table has no column for the type or the question',
  'exam.override_unknown': 'These terms do not exist',
  'exam.type.single': 'Single choice',
  'exam.type.multiple': 'Multiple choice',
  'exam.type.uncertain': 'One or more answers',
  'exam.type.judge': 'True or false',
  'exam.type.fill': 'Fill in the blanks',
  'exam.type.match': 'Matching',
  'exam.type.order': 'Ordering',
  'exam.type.essay': 'Essay',
  'exam.type.material': 'Material with questions',
  'exam.difficulty.easy': 'Easy',
  'exam.difficulty.medium': 'Medium',
  'exam.difficulty.hard': 'Hard',
  'exam.answer.true': 'True',
  'exam.answer.false': 'False',
  'exam.column.type': 'Type',
  'exam.column.stem': 'Question',
  'exam.column.option': 'Option',
  'exam.column.answer': 'Answer',
  'exam.column.analysis': 'Explanation',
  'exam.column.difficulty': 'Difficulty',
  'exam.column.category': 'Category',
  'exam.column.tags': 'Tags',
  'exam.file.questions': 'Question bank',
  'exam.file.template': 'Questions to import',
  'exam.file.import': 'Import of questions',
  'exam.import_sample': `1. [Single choice] Example: How hot should water for green tea be?
A. 60 degrees
B. 80 degrees
C. 100 degrees
Answer: B
Explanation: Hotter water makes it bitter.
Difficulty: Easy
Category: Drinks/Tea
Tags: tea; water

2. [Multiple choice] Example: Which of these are teas?
A. Oolong
B. Latte
C. Pu'er
Answer: AC

3. [One or more answers] Example: When do you wash your hands?
A. Before work
B. After touching raw food
C. After using the toilet
Answer: ABC

4. [True or false] Example: Open milk belongs in the fridge.
Answer: True

5. [Fill in the blanks] Example: A week has ___ days, a day has ___ hours.
Answer: 7|seven; 24|twenty-four

6. [Matching] Example: Which belongs together?
A. Latte = milk
B. Green tea = tea leaves

7. [Ordering] Example: Put the steps of serving a guest in order.
A. Greet
B. Take the order
C. Say goodbye

8. [Essay] Example: A guest complains. What do you do?
Answer: Listen, apologise, then solve the problem.`,
  'exam.row_type': 'The type must be one of: {names}',
  'exam.row_no_stem': 'The question needs a text',
  'exam.row_too_long': 'Too long: {most} characters at most',
  'exam.row_options': 'At least two options are needed',
  'exam.row_pairs': 'Each option must be written as “left = right”',
  'exam.row_answer_one': 'The answer must be the letter of one option, such as B',
  'exam.row_answer_several': 'The answer must be the letters of at least two options, such as ABD',
  'exam.row_answer_letters': 'The answer must be letters of options, such as AC',
  'exam.row_answer_judge': 'The answer must be “True” or “False”',
  'exam.row_no_blanks': 'Mark blanks in the question with three or more underscores: ___',
  'exam.row_answer_fill':
    '{count, plural, one {The question has # blank: give one answer} other {The question has # blanks: give as many answers, separated by semicolons}}; separate accepted answers of a blank with “|”',
  'exam.row_difficulty': 'The difficulty must be one of: {names}',
  'exam.row_category': 'Categories go three levels deep, with names of 40 characters at most',
  'exam.row_tags': 'At most 20 tags of 30 characters',
  'exam.row_bad': 'The question is incomplete and cannot be imported',
  'exam.bad_override': 'Choose one person or one department, and change at least one term',
  'exam.withdrawn': 'This exam has been withdrawn',
  'exam.not_open_yet': 'This exam is not open yet',
  'exam.closed': 'This exam has closed',
  'exam.admission_over': 'The time to start this exam has passed',
  'exam.no_attempts_left': 'You have no attempts left',
  'exam.wait_between': 'You have to wait before the next attempt',
  'exam.passed_already': 'You have already passed this exam',
  'exam.in_review': 'Your last attempt is being marked',
  'exam.wrong_password': 'The exam password is not correct',
  'exam.paper_short': 'The question bank is too small for this paper. Please tell your administrator',
  'exam.attempt_unknown': 'This attempt does not exist',
  'exam.newer_page_open': 'The paper is open on another page or device, so this page is read-only',
  'exam.time_over': 'The time is over. Your saved answers are handed in',
  'exam.handed_in': 'This attempt has already been handed in',
  'exam.operations_missing': 'Some answers are not saved yet and are being sent again',
  'exam.too_early': 'You can hand in after {minutes, plural, one {# more minute} other {# more minutes}}',
  'exam.required_unanswered':
    '{count, plural, one {# required question has} other {# required questions have}} no answer',
  'exam.still_running': 'The exam is still in progress, so there is no result yet',
  'exam.receipt_unknown': 'This receipt was not found',
  'exam.bad_seal': 'The sealed file has been changed or belongs to another attempt',
  'exam.bad_mark': 'The points or the rubric do not fit the question',
  'exam.marks_missing': '{count, plural, one {# answer has} other {# answers have}} no points yet',
  'exam.regrade_running': 'This exam is being regraded; please wait until it is done',
  'exam.sealed_unknown': 'There is no such sealed file',
  'exam.sealed_decided': 'This sealed file has been decided already',
  'exam.sealed_enough': 'At most {most} sealed files can be handed in for one attempt',
} satisfies Record<keyof typeof source, string>
