#!/usr/bin/env bash
# Build deploy/Containerfile by buildah, without a daemon, and try the image: it starts as its own user, says that it is
# ready, opens a table, writes nothing outside /data, /tmp and /run, and goes when it is told to.
#
# image.sh [WORD …]             words are for `buildah build`
# BASE=debian image.sh          makes a stand-in for the base image from packages of Debian, where no registry is in reach
set -euo pipefail
cd "$(dirname "$0")/.."
port=${PORT:-8099}
base=$(sed -n 's/^FROM \(\S*\).*/\1/p' deploy/Containerfile | head -1)
export BUILDAH_ISOLATION=chroot STORAGE_DRIVER=${STORAGE_DRIVER:-vfs}

words=("$@")
if [ "${BASE:-}" = debian ]; then
  if ! buildah inspect --type image localhost/debian-python > /dev/null 2>&1; then
    scratch=$(buildah from scratch)
    root=$(mktemp --suffix .tar)  # buildah of Debian 12 reads no standard input
    mmdebstrap --quiet --variant=minbase --include=python3,python3-venv,ca-certificates trixie "$root"
    buildah add --quiet "$scratch" "$root" / > /dev/null
    rm "$root"
    buildah run "$scratch" -- ln -s python3 /usr/bin/python
    buildah commit --quiet --rm "$scratch" localhost/debian-python > /dev/null
  fi
  words+=(--build-context "$base=container-image://localhost/debian-python")
fi
buildah build --quiet --format docker --file deploy/Containerfile --tag ninelives "${words[@]}" .

container=$(buildah from ninelives)
stamp=$(mktemp)
started=
leave() {
  [ -z "$started" ] || kill "$started" 2> /dev/null || true
  buildah rm "$container" > /dev/null
  rm "$stamp"
}
trap leave EXIT
mapfile -t entry < <(buildah inspect --type image --format '{{range .Docker.Config.Entrypoint}}{{println .}}{{end}}' ninelives | sed '/^$/d')
root=$(buildah mount "$container")
# its own number, since buildah passes no signal on
buildah run --user ninelives "$container" -- sh -c 'echo $$ > /tmp/pid; exec "$@"' sh "${entry[@]}" --port "$port" &
started=$!
curl --silent --fail --retry 60 --retry-delay 1 --retry-all-errors "http://127.0.0.1:$port/ready"
curl --silent --fail "http://127.0.0.1:$port/health"
curl --silent --fail --header 'content-type: application/json' --data '{"game": "go-kitty", "seats": 3}' "http://127.0.0.1:$port/api/tables"
echo
written=$(cd "$root" && find . -xdev -newer "$stamp" -type f -not -path './data/*' -not -path './tmp/*' -not -path './run/*')
kill -TERM "$(cat "$root/tmp/pid")"
wait "$started"
[ -z "$written" ] || { echo "It wrote to $written"; exit 1; }
buildah images ninelives
