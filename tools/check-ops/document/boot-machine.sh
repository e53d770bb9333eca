#!/bin/sh
# boot-machine.sh <root> <cgroup>: becomes the first process of a machine of its own, on this kernel, whose disk is <root> and whose
# network is its own loopback. Its systemd is Debian's: it starts units as it does anywhere, in their sandboxes.
# What is mounted here nobody else sees, and it is gone with the last process.
set -eu
if [ "${2-}" ]; then
  echo $$ >"$2/cgroup.procs"
  exec unshare --pid --fork --kill-child --mount --net --uts --ipc --cgroup -- "$0" "$1"
fi
mount --make-rprivate /
mount --bind "$1" "$1"
cd "$1"
mount -t proc proc proc
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs -o mode=0755 tmpfs run
mount -t tmpfs tmpfs tmp
mount -t tmpfs -o mode=0755 tmpfs dev
for device in null zero full random urandom tty; do
  touch "dev/$device"
  mount --bind "/dev/$device" "dev/$device"
done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666,mode=0620,gid=5 devpts dev/pts
mount -t tmpfs tmpfs dev/shm
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
pivot_root . .
umount -l .
exec env -i container=shop-check PATH=/usr/sbin:/usr/bin:/sbin:/bin /sbin/init
