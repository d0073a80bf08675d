import { expect, test } from 'vitest'
import { read } from '../reading.test-help.ts'
import { readTex } from './read-tex.ts'

const tex = async (body: string) => (await read(readTex, body, 'tex')).text

test('a document: title, sections, marks, lists, notes', async () => {
  const { text, title, pages } = await read(
    readTex,
    String.raw`\documentclass[12pt]{article}
\usepackage[utf8]{inputenc}
\title{On \emph{Rivers}}
\author{Ann Smith \and Bo Lee}
\begin{document}
\maketitle
\begin{abstract} Short. \end{abstract}
\section{First} % a remark
Some \textbf{bold} and \emph{soft} words\footnote{A note.} from ~1990.
% a whole line
Same paragraph.

\subsection*{Second}
\begin{itemize}
  \item one
  \item two
    \begin{enumerate}
      \item inner
    \end{enumerate}
  \item[T] three
\end{itemize}
See \href{https://example.org/a%20b}{the page}, \url{https://example.org/x_y} and \cite[p.~3]{smith}.
\end{document}
ignored`,
    'tex',
  )
  expect(title).toBe('On *Rivers*')
  expect(text).toBe(
    [
      '# On *Rivers*',
      'Ann Smith, Bo Lee',
      '**Abstract**',
      'Short.',
      '## First',
      'Some **bold** and *soft* words[^1] from \u00a01990. Same paragraph.',
      '### Second',
      '- one\n- two\n\n  1. inner\n- **T** three',
      'See [the page](https://example.org/a%20b), <https://example.org/x_y> and [smith, p.\u00a03].',
      '[^1]: A note.',
    ].join('\n\n'),
  )
  expect(pages.map(({ label }) => label)).toEqual(['On Rivers', 'First'])
})

test('formulas stay as they are written', async () => {
  const text = await tex(
    String.raw`Let $a_1 * b$ and \(x^2\). \[ E = mc^2 \] \begin{align} a &= b \\ c &= d \end{align}`,
  )
  expect(text).toBe(
    'Let $a_1 * b$ and $x^2$.\n\n$$E = mc^2$$\n\n$$\\begin{align}\na &= b \\\\ c &= d\n\\end{align}$$',
  )
})

test('tables, with cells over several columns', async () => {
  const text = await tex(String.raw`\begin{tabular}{|l|r|} \hline
\textbf{Name} & Price \\ \hline
Tea \& cake & 3,50 \\[2pt]
\multicolumn{2}{c}{All} \\
\end{tabular}`)
  expect(text).toBe('| **Name** | Price |\n| --- | --- |\n| Tea & cake | 3,50 |\n| All |  |')
})

test('accents and letters', async () => {
  const source = String.raw`\'Etude, na\"{\i}ve, fa\c{c}ade, \~nandu, \ss, \O re, \v{s}, 50\%, `
  expect(await tex(`${source}\`\`quoted'' -- yes --- no`)).toBe(
    'Étude, naïve, façade, ñandu, ß, Øre, š, 50%, “quoted” – yes — no',
  )
})

test('code stays as it is', async () => {
  const text = await tex('\\begin{verbatim}\n% not a remark\n\\section{x}\n\\end{verbatim} and \\verb|a_b|.')
  expect(text).toBe('```\n% not a remark\n\\section{x}\n```\n\nand `a_b`.')
})

test('macros of its own are replaced', async () => {
  const text = await tex(
    String.raw`\newcommand{\name}{Wordkin}\newcommand{\pair}[2][one]{#1 and #2}\def\x{deep}\name: \pair{two}, \pair[three]{four}, \x.`,
  )
  expect(text).toBe('Wordkin: one and two, three and four, deep.')
})

test.each([
  ['one that calls itself', String.raw`\def\x{\x\x}\x tex words`],
  [
    'two that call each other',
    String.raw`\newcommand{\a}{\textbf{\b\b}}\newcommand{\b}{\textbf{\a\a}}\a tex words`,
  ],
  ['one that grows', String.raw`\newcommand{\a}[1]{\a{#1#1}}\a{xxxxxxxx} tex words`],
  ['deep braces', `${'{'.repeat(100_000)}tex words${'}'.repeat(100_000)}`],
  ['deep commands', `${'\\textbf{'.repeat(20_000)}x${'}'.repeat(20_000)} tex words`],
  ['deep lists', `${'\\begin{itemize}\\item '.repeat(3_000)} tex words`],
])('macros without end come to an end: %s', async (_, source) => {
  const { pages } = await read(readTex, source, 'tex')
  expect(pages.length).toBeLessThan(2_000)
})

test('no file is opened and nothing is run', async () => {
  const text = await tex(
    String.raw`\input{/etc/passwd}\include{a}\immediate\write18{ls} tex words \lstinputlisting{/etc/hosts}`,
  )
  expect(text).toBe('tex words')
})

test('unknown commands leave their words', async () => {
  expect(await tex(String.raw`\mycommand[opt]{kept words} {\bf also} these`)).toBe('kept words also these')
})

test('titles of journals, their several authors, and theorems by their names', async () => {
  const text = await tex(
    String.raw`\documentclass{amsart}\newtheorem{thm}[section]{Theorem}\let\old\section
\begin{document}\begin{frontmatter}\title{Kites}\author[a]{Ruth Vane\inst{1}}\author{Bram Cole}\address{Univ. of Sands}
\end{frontmatter}\section{Real \texorpdfstring{$\alpha$}{alpha}}
\begin{thm}[Vane] All \rotatebox{90}{kites} \makebox[2cm][l]{fly}.\end{thm} Next. \iffalse hidden \fi
It is ${'`'}so' here.
\end{document}`,
  )
  expect(text).toBe(
    [
      '# Kites',
      'Ruth Vane, Bram Cole, Univ. of Sands',
      '## Real $\\alpha$',
      '**Theorem (Vane).** All kites fly.',
      "Next. It is ‘so' here.",
    ].join('\n\n'),
  )
})

test('rules and gaps of tables, captions of code, and settings of plain TeX are no words', async () => {
  const text = await tex(
    String.raw`\magnification=1200 \font\big=cmr17 \begin{tabular}{ll} a & b \\ [2pt] \cmidrule(lr){1-2} c & d \\ \end{tabular}
\begin{lstlisting}[language=C,caption={Main part}]
int x;
\end{lstlisting}`,
  )
  expect(text).toBe('| a | b |\n| --- | --- |\n| c | d |\n\nMain part\n\n```\nint x;\n```')
})
