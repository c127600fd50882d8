#!/bin/sh
# Prints the version that /health names: VERSION, or that of package.json; then the commit: REVISION, or git's, or that of .git.
set -eu
version=${VERSION:-latest}
if [ "$version" = latest ]; then
  version=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' package.json)
fi
commit() {
  git describe --always --dirty --exclude='*' 2> /dev/null && return
  head=$(cat .git/HEAD 2> /dev/null) || return 0
  ref=${head#ref: }
  if [ "$ref" != "$head" ]; then
    head=$(cat ".git/$ref" 2> /dev/null || sed -n "s|  *$ref\$||p" .git/packed-refs)
  fi
  printf %.8s "$head"
}
revision=${REVISION:-$(commit)}
[ -n "$revision" ] || echo 'Warning: no commit in /health. Build from a git clone, or set REVISION.' >&2
printf '%s' "$version${revision:++$revision}"
