/**
 * What each shell needs to ask `innwire complete`, which writes a candidate on each line, with a tab before what it does, and
 * `:files` where a file may stand.
 */
export const scripts = {
  bash: `# Completion of innwire for bash.
_innwire() {
  local line files=
  COMPREPLY=()
  while IFS= read -r line; do
    if [ "$line" = :files ]; then files=1; else COMPREPLY+=("\${line%%$'\\t'*}"); fi
  done < <(innwire complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  if [ -n "$files" ]; then compopt -o default; fi
}
complete -F _innwire innwire
`,
  zsh: `#compdef innwire
# Completion of innwire for zsh.
_innwire() {
  local line files
  local -a found
  for line in "\${(@f)$(innwire complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    if [[ $line == :files ]]; then files=1
    elif [[ -n $line ]]; then found+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
    fi
  done
  (( $#found )) && _describe innwire found
  [[ -n $files ]] && _files
}
# It is called where it lies in a folder of fpath, and defined where it is read.
if [[ $funcstack[1] == _innwire ]]; then _innwire; else compdef _innwire innwire; fi
`,
  fish: `# Completion of innwire for fish.
function __innwire_complete
  set -l before (commandline -opc)
  set -l current (commandline -ct)
  for line in (innwire complete -- $before[2..-1] "$current" 2>/dev/null)
    if test "$line" = :files
      __fish_complete_path "$current"
    else
      echo $line
    end
  end
end
complete -c innwire -f -a '(__innwire_complete)'
`,
}

export type Shell = keyof typeof scripts
export const shells = Object.keys(scripts) as Shell[]
