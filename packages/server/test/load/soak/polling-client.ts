// A client in a process of its own, which is stopped and continued in the middle of its answers.
const [url = ''] = process.argv.slice(2)
for (;;) {
  const answers = Array.from({ length: 20 }, () => fetch(url).then((response) => response.text()))
  await Promise.allSettled(answers)
}
